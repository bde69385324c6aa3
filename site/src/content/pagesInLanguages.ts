import { type Locale, locales, type Route } from '@surya/data';
import type { SiteContent } from './siteContent.ts';

/** Returns the section of a page: the menu marks it, and a missing translation links to it. */
export function getSection(
  route: Pick<Route, 'kind' | 'id'>,
  { programs }: Pick<SiteContent, 'programs'>,
): string {
  if (route.kind === 'practice') return 'practices';
  if (route.kind === 'retreat') return 'retreats';
  if (route.kind === 'program' || programs.some(({ page }) => page === route.id)) return 'calendar';
  return route.id;
}

/** Returns the path of a page in each language, or of its section where the page does not exist there. */
export function pagesInLanguages(
  route: Pick<Route, 'kind' | 'id' | 'alternates'>,
  studio: Pick<SiteContent, 'routes' | 'programs'>,
): { locale: Locale; path: string }[] {
  return locales.map((locale) => ({
    locale,
    path: route.alternates[locale] ?? getSectionPath(getSection(route, studio), locale, studio),
  }));
}

/** Returns the path of a section. @throws Error where the routes have no such section */
export function getSectionPath(
  section: string,
  locale: Locale,
  { routes }: Pick<SiteContent, 'routes'>,
): string {
  const path = routes.sections[section]?.[locale];
  if (!path) throw new Error(`routes.json has no section "${section}"`);
  return path;
}
