import type { Locale, Route } from '@surya/data';

export type { StudioTables as SiteContent } from '@surya/data/studio';

/** A picture's own size in pixels, so that its place is kept while it loads. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The `pageContext` that gatsby-node.ts gives the template of a page. */
export interface PageContext {
  route: Route;
  /** The page's language, under the name that gatsby-plugin-react-i18next's query wants. */
  language: Locale;
  /** File of the page's text below `content/`, or an empty string where a table says it. */
  pageFile: string;
  /** When the page is built, ISO 8601: by a demonstration's clock, or the real one. */
  now: string;
  /** Where a demonstration's clock stands, ISO 8601; absent in production. */
  clock?: string;
  /** Sizes of the SVG pictures by their address. */
  pictures: Record<string, PictureSize>;
}
