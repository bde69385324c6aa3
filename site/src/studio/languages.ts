import { type Locale, locales, type Route } from '@surya/data';
import type { SiteContent } from './studio.ts';

/** The section a page belongs to: what the menu marks, and where its missing translation leads. */
export function sectionOf(route: Pick<Route, 'kind' | 'id'>): keyof SiteContent['routes']['sections'] {
  if (route.kind === 'practice') return 'practices';
  if (route.kind === 'retreat') return 'retreats';
  if (route.kind === 'program' || route.id === 'isha-kriya-event') return 'calendar';
  return route.id as keyof SiteContent['routes']['sections'];
}

/** The same page in each language; its section where the page does not exist there (DECISIONS, "Routes"). */
export function pagesInLanguages(
  route: Pick<Route, 'kind' | 'id' | 'alternates'>,
  routes: SiteContent['routes'],
): { locale: Locale; path: string }[] {
  return locales.map((locale) => ({
    locale,
    path: route.alternates[locale] ?? routes.sections[sectionOf(route)][locale],
  }));
}
