import { resolveLink, type Translated } from '@surya/data';
import type { HtmlAttributes } from '@surya/widget/static';
import { createContext, useContext } from 'react';
import type { PageContext, PictureSize, SiteContent } from '../content/siteContent.ts';

/** A photograph in the formats and widths made at build. */
export interface RasterPicture extends PictureSize {
  src: string;
  sources: { type: string; srcSet: string }[];
}

/** Renders an element of the widget as it is before its script runs; returns HTML. */
type RenderElement = (tag: string, attributes: HtmlAttributes) => string;

/** What the components of a page read of the page they stand on and of its studio. */
export interface PageInfo extends Pick<PageContext, 'route' | 'pictures'> {
  locale: PageContext['route']['locale'];
  /** Where the clock of a demonstration stands, ISO 8601; absent in production. */
  clock?: string | undefined;
  /** When the page is built: decides prices, and what is over. */
  now: Date;
  content: SiteContent;
  /** The text of a snippet's link to the calendar, in every language. */
  allDates: Translated;
  photographs: Record<string, RasterPicture>;
  renderElement: RenderElement;
}

const PageInfoContext = createContext<PageInfo | undefined>(undefined);
export const PageInfoProvider = PageInfoContext.Provider;

/** Returns the page being rendered. */
export function usePage(): PageInfo {
  const info = useContext(PageInfoContext);
  if (!info) throw new Error('usePage needs a PageInfoProvider around it');
  return info;
}

/** Returns the content of the studio whose page is being rendered. */
export function useSiteContent(): SiteContent {
  return usePage().content;
}

/** Returns the function that resolves a link of the content to its address in the page's language. */
export function useAddresses(): (target: string) => string {
  const { content, locale } = usePage();
  return (target) => resolveLink(target, locale, content);
}
