import type { Locale, Program, Route, Routes, Site } from '@surya/data';
import type {
  Destination,
  Navigation,
  Page,
  Partner,
  Practice,
  ProgramDetails,
  Retreat,
} from '@surya/data/schemas';

/** What every page may need to know of the studio: the tables of `data/content`, and the programs' texts. */
export interface SiteContent {
  programs: Program[];
  practices: Practice[];
  retreats: Retreat[];
  destinations: Destination[];
  navigation: Navigation;
  partners: Partner[];
  routes: Routes;
  site: Site;
  /** What a program's own page says, by the program's id. */
  events: Record<string, ProgramDetails>;
}

/** The whole of `data/content`: the tables, and the texts of the pages by their file's name. */
export interface Content extends SiteContent {
  pages: Record<Locale, Record<string, Page>>;
}

/** A picture's own size in pixels, so that its place is kept while it loads. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What `gatsby-node` tells the template of one page. */
export interface PageContext {
  route: Route;
  /** The page's language, under the name that gatsby-plugin-react-i18next's query wants. */
  language: Locale;
  /** File of the page's text below `content/`, or an empty string where a table says it. */
  pageFile: string;
  /** When the page is made, ISO 8601: the demonstration's clock, or the build's. */
  now: string;
  /** Where a demonstration's clock stands, ISO 8601; absent in production. */
  clock?: string;
  /** Sizes of the drawn pictures by their address. */
  pictures: Record<string, PictureSize>;
}
