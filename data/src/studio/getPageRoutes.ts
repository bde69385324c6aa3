import { getPageId, type Route, routeTable } from '../rules/routeTable.ts';
import type { Studio } from './studio.ts';

interface PageRoute extends Route {
  pageId: string;
}

/** The routes whose text is a file of its own. */
export function getPageRoutes({ routes, programs }: Studio): PageRoute[] {
  return routeTable(routes, programs).flatMap((route) => {
    const pageId = getPageId(route);
    return pageId ? [{ ...route, pageId }] : [];
  });
}
