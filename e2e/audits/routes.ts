import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, type Route, type Routes, routeTable, type Site } from '@surya/data';

const content = join(import.meta.dirname, '../../data/content');

function table<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(content, `${name}.json`), 'utf8')) as Content;
}

export const programs = table<Program[]>('programs');
export const routes = table<Routes>('routes');
/** Where the site says it lives: its canonical addresses start with it. */
export const { url: origin } = table<Site>('site').origin;

/** Every page in a language, copies included. The landing and the not-found page have no language. */
export const pages: Route[] = routeTable(routes, programs);

/** The landing, then every page. */
export const paths = ['/', ...pages.map(({ path }) => path)];

/** The path of a page by its kind, id and language: `pathOf('practice', 'surya-kriya', 'fr')`. */
export function pathOf(kind: Route['kind'], id: string, locale: Route['locale']): string {
  const page = pages.find(
    (route) => route.kind === kind && route.id === id && route.locale === locale && isCanonical(route),
  );
  if (!page) throw new Error(`no ${kind} ${id} in ${locale}`);
  return page.path;
}

export function isCanonical({ path, canonical }: Route): boolean {
  return path === canonical;
}
