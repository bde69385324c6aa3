import { getPageId, type Route } from '@surya/data';
import type { Studio } from '@surya/data/studio';
import type { SitePage } from './siteBlock.ts';
import { toSitePage } from './toSitePage.ts';

/** Returns the page of a route, or undefined where the studio has none. */
export function getSitePage(route: Route, studio: Studio): SitePage | undefined {
  return toSitePage(route, studio.pages[route.locale][getPageId(route) ?? ''], studio);
}
