import { type Locale, locales, type Route } from '@surya/data';
import type { SiteContent } from './siteContent.ts';

/** The section a page belongs to: what the menu marks, and where its missing translation leads. */
export function getSection(
  route: Pick<Route, 'kind' | 'id'>,
  { programs }: Pick<SiteContent, 'programs'>,
): string {
  if (route.kind === 'practice') return 'practices';
  if (route.kind === 'retreat') return 'retreats';
  if (route.kind === 'program' || programs.some(({ page }) => page === route.id)) return 'calendar';
  return route.id;
}

/** The same page in each language; its section where the page does not exist there. */
export function pagesInLanguages(
  route: Pick<Route, 'kind' | 'id' | 'alternates'>,
  studio: Pick<SiteContent, 'routes' | 'programs'>,
): { locale: Locale; path: string }[] {
  return locales.map((locale) => ({
    locale,
    path: route.alternates[locale] ?? getSectionPath(getSection(route, studio), locale, studio),
  }));
}

/** The address of a section. @throws Error where the routes have no such section */
export function getSectionPath(
  section: string,
  locale: Locale,
  { routes }: Pick<SiteContent, 'routes'>,
): string {
  const path = routes.sections[section]?.[locale];
  if (!path) throw new Error(`routes.json has no section "${section}"`);
  return path;
}
