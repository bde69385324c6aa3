import { posix } from 'node:path';
import { apiPaths, healthPath } from '../apiPaths.ts';
import { locales } from '../locales/locales.ts';
import { programPath } from '../rules/routeTable.ts';
import { hostingHeaders } from './hostingHeaders.ts';
import type { Studio } from './studio.ts';

/** The region of the functions. */
const region = 'europe-west1';

/**
 * The content of firebase.json for a studio: redirects and rewrites follow from its routes, the rest is the same
 * for each (docs/decisions/0022-hosting-is-firebase-json.md).
 */
export function toFirebaseConfiguration(studio: Pick<Studio, 'routes' | 'programs'>) {
  return {
    hosting: {
      public: 'site/public',
      ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: getRedirects(studio),
      rewrites: [...getFunctionRewrites(), ...getCalendarRewrites(studio)],
      headers: hostingHeaders.map(({ source, headers }) => ({
        source,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
  };
}

/** The studio's own redirects, and the details addresses of programs that have a page of their own. */
function getRedirects({ routes, programs }: Pick<Studio, 'routes' | 'programs'>) {
  const details = programs
    .filter(({ page }) => page)
    .flatMap((program) =>
      locales.map((locale) => ({
        from: `${routes.programDetails[locale]}/${program.id}`,
        to: programPath(routes, program, locale),
      })),
    );
  return [...(routes.redirects ?? []), ...details].map(({ from, to }) => ({
    source: from,
    destination: to,
    type: 301,
  }));
}

function getFunctionRewrites() {
  return Object.values(apiPaths).map((path) => ({
    source: `${path}{,${healthPath}}`,
    run: { serviceId: posix.basename(path), region },
  }));
}

/** Details addresses without a page (a program of the past, a mistyped id) lead to the calendar of their language. */
function getCalendarRewrites({ routes }: Pick<Studio, 'routes'>) {
  return locales.flatMap((locale) => {
    const copies = routes.copies
      .filter((copy) => copy.locale === locale)
      .map(({ path }) => posix.dirname(path))
      .filter((folder) => folder !== '/');
    const folders = [
      routes.programDetails[locale],
      ...routes.detailsCopies.map(({ paths }) => paths[locale]),
      ...copies,
    ];
    return [...new Set(folders)].flatMap((folder) =>
      [folder, `${folder}/**`].map((source) => ({ source, destination: `/to-calendar/${locale}.html` })),
    );
  });
}
