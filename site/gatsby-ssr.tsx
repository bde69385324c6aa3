import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Gatsby's wrappers around a page: they serve its client-side router, which is not shipped. */
const wrappers = /^<div id="___gatsby"><div[^>]*id="gatsby-focus-wrapper"[^>]*>(.*)<\/div><\/div>$/s;

/** In production a page is plain markup, without React's marks for hydration. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  if (process.env.NODE_ENV === 'production') replaceBodyHTMLString(renderToStaticMarkup(bodyComponent));
};

interface Properties {
  as?: string;
  rel?: string;
  name?: string;
  href?: string;
  sliceId?: string;
}

/** True for what Gatsby adds to a page so that its runtime can start: scripts, data, their preloads. */
function servesTheRuntime(node: ReactNode): boolean {
  if (!isValidElement<Properties>(node)) return false;
  const { type, props } = node;
  if (props.sliceId === '_gatsby-scripts') return true;
  if (type === 'link') return props.as === 'script' || props.as === 'fetch';
  return type === 'meta' && props.name === 'generator';
}

/** A page ships no framework: what starts Gatsby's runtime is left out in production (DESIGN.md). */
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
