import { defaultLocale, getPageId, locales, routeTable } from '@surya/data';
import type { Studio } from '@surya/data/studio';
import type { PageContext, PictureSize } from '../content/siteContent.ts';
import { unknownLocale } from '../content/unknownLocale.ts';
import type { BuildTime } from './buildTime.ts';

/** One call of Gatsby's createPage; `template` names a file of `src/templates`. */
export interface PageToCreate {
  path: string;
  template: 'page' | 'landing' | 'notFound' | 'toCalendar';
  context: PageContext & { i18n: object };
}

/**
 * Lists every page of the site: one a route, the landing, the not-found page, and for each language the page
 * that redirects unknown programs to the calendar (`firebase.json` rewrites to it).
 */
export function pagesToCreate(
  studio: Pick<Studio, 'routes' | 'programs' | 'pages'>,
  pictures: ReadonlyMap<string, PictureSize | undefined>,
  { now, clock }: BuildTime,
): PageToCreate[] {
  const page = (
    template: PageToCreate['template'],
    route: PageContext['route'],
    path = route.path,
    pageFile = '',
  ): PageToCreate => ({
    path,
    template,
    context: {
      route,
      pageFile,
      language: route.locale,
      now: now.toISOString(),
      ...(clock && { clock }),
      pictures: Object.fromEntries([...pictures].flatMap(([src, size]) => (size ? [[src, size]] : []))),
      // With its own i18n context the plugin leaves a page at the address it has.
      i18n: {
        language: route.locale,
        languages: [...locales],
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: false,
        routed: true,
        originalPath: path,
        path,
      },
    },
  });

  const table = routeTable(studio.routes, studio.programs);
  const home = { kind: 'section', id: 'home', alternates: studio.routes.sections.home } as const;
  return [
    ...table.map((route) =>
      page(
        'page',
        route,
        route.path,
        getPageId(route) ? `pages/${route.locale}/${getPageId(route)}.json` : '',
      ),
    ),
    page('landing', { ...home, locale: unknownLocale, path: '/', canonical: '/' }),
    page(
      'notFound',
      { ...home, locale: unknownLocale, path: '/404.html', canonical: '/404.html' },
      '/404.html',
    ),
    ...table
      .filter((route) => route.kind === 'section' && route.id === 'calendar')
      .map((route) => page('toCalendar', route, `/to-calendar/${route.locale}.html`)),
  ];
}
