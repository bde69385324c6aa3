import type { Route } from '@surya/data';

/** Where the picture stands that social networks show of a page. Copies share their canonical page's. */
export function getSocialPicturePath(route: Pick<Route, 'canonical'>): string {
  return `/social${route.canonical === '/' ? '/landing' : route.canonical}.jpg`;
}
