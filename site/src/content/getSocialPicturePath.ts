import type { Route } from '@surya/data';

/** Returns the path of the picture that social networks show of a page; copies share that of their original. */
export function getSocialPicturePath(route: Pick<Route, 'canonical'>): string {
  return `/social${route.canonical === '/' ? '/landing' : route.canonical}.jpg`;
}
