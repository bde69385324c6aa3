import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Gatsby's wrappers around a page; they serve its client-side router, which is not shipped. */
const focusWrapper = /<div[^>]* id="gatsby-focus-wrapper"[^>]*>(.*)<\/div>$/s;
const announcer = /<div id="gatsby-announcer"[^>]*><\/div>$/;

/** Renders a page as static markup in production, without hydration markers and Gatsby's wrappers. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  if (process.env.NODE_ENV !== 'production') return;
  const markup = renderToStaticMarkup(bodyComponent);
  replaceBodyHTMLString(markup.replace(announcer, '').replace(focusWrapper, '$1'));
};

interface Properties {
  as?: string;
  src?: string;
  name?: string;
  type?: string;
  sliceId?: string;
}

/**
 * True for what Gatsby and its plugins add to a page for their runtime: scripts and data with their
 * preloads, and the styles of gatsby-plugin-image's component.
 */
function servesTheRuntime(node: ReactNode): boolean {
  if (!isValidElement<Properties>(node)) return false;
  const { type, props, key } = node;
  if (props.sliceId === '_gatsby-scripts' || key?.startsWith('gatsby-image-style')) return true;
  if (type === 'script') return !props.src && props.type !== 'application/ld+json';
  if (type === 'link') return props.as === 'script' || props.as === 'fetch';
  return type === 'meta' && props.name === 'generator';
}

/** Removes what starts Gatsby's runtime (docs/decisions/0002-pages-ship-no-framework-javascript.md). */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== 'production') return;
  replaceHeadComponents(getHeadComponents().filter((node) => !servesTheRuntime(node)));
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !servesTheRuntime(node)));
};
