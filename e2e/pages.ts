import { type Locale, type Route, routeTable } from '@surya/data';
import type { Page, PageBlock } from '@surya/data/schemas';
import { studio, studioFolder } from './studio.ts';

/** Every page in a language, copies included. The landing and the not-found page have no language. */
export const pages: readonly Route[] = routeTable(studio.routes, studio.programs);

/** The landing, then every page. */
export const paths: readonly string[] = ['/', ...pages.map(({ path }) => path)];

/** True where a page is the address that search engines are told. */
export function isCanonical({ path, canonical }: Route): boolean {
  return path === canonical;
}

/** The path of a section in a language. */
export function getSectionPath(section: string, locale: Locale): string {
  const path = studio.routes.sections[section]?.[locale];
  if (!path) throw new Error(`${studioFolder} has no section "${section}", which this test needs`);
  return path;
}

/** The content of a page that has a file of its own; undefined where tables make the page. */
export function getPageText({ kind, id, locale }: Route): Page | undefined {
  return studio.pages[locale][kind === 'practice' ? `practice-${id}` : id];
}

/** The blocks of one type on a page that has a file of its own. */
export function getBlocks<Type extends PageBlock['type']>(
  route: Route,
  type: Type,
): Extract<PageBlock, { type: Type }>[] {
  const blocks = getPageText(route)?.blocks ?? [];
  return blocks.filter((block): block is Extract<PageBlock, { type: Type }> => block.type === type);
}

/**
 * The first canonical page that matches.
 * @throws Error where the studio has none
 */
export function findPage(description: string, matches: (route: Route) => boolean): Route {
  const page = pages.find((route) => isCanonical(route) && matches(route));
  if (!page) throw new Error(`${studioFolder} has no page with ${description}, which this test needs`);
  return page;
}

/** The label of a section in the menu of a language. */
export function getMenuLabel(section: string, locale: Locale): string {
  const item = studio.navigation[locale].find(({ to }) => to === `section:${section}`);
  if (!item) throw new Error(`${studioFolder} has no menu item for ${section}, which this test needs`);
  return item.label;
}
