import { locales } from '../locales/locales.ts';
import { routeTable } from '../rules/routeTable.ts';
import type { ContentError } from './checkFile.ts';
import { getPageRoutes } from './getPageRoutes.ts';
import type { Studio } from './studio.ts';

/** Pages without route or in a language too few, addresses used twice, and routes of nothing. */
export function findPageErrors(studio: Studio): ContentError[] {
  return [...findMissingPages(studio), ...findRouteErrors(studio)];
}

function findMissingPages(studio: Studio): ContentError[] {
  const routes = getPageRoutes(studio);
  const missing = routes
    .filter(({ pageId, locale }) => !studio.pages[locale][pageId])
    .map(({ pageId, locale, path }) => ({
      file: `pages/${locale}/${pageId}.json`,
      place: '',
      reason: `the page of ${path} is missing`,
    }));
  const orphaned = locales.flatMap((locale) =>
    Object.keys(studio.pages[locale])
      .filter((id) => !routes.some((route) => route.pageId === id && route.locale === locale))
      .map((id) => ({
        file: `pages/${locale}/${id}.json`,
        place: '',
        reason: `routes.json has no page "${id}" in ${locale}`,
      })),
  );
  return [...missing, ...orphaned];
}

function findRouteErrors({ routes, programs, retreats, practiceTypes }: Studio): ContentError[] {
  const file = 'routes.json';
  const paths = routeTable(routes, programs).map(({ path }) => path);
  const repeated = new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
  return [
    ...[...repeated].map((path) => ({ file, place: '', reason: `two pages stand at ${path}` })),
    ...routes.copies.flatMap(({ program }, index) =>
      programs.some(({ id }) => id === program)
        ? []
        : [{ file, place: `copies[${index}].program`, reason: `programs.json has no program "${program}"` }],
    ),
    ...routes.detailsCopies.flatMap(({ type }, index) =>
      practiceTypes.some((practice) => practice.type === type)
        ? []
        : [
            {
              file,
              place: `detailsCopies[${index}].type`,
              reason: `practice-types.json has no practice "${type}"`,
            },
          ],
    ),
    ...Object.keys(routes.retreats).flatMap((id) =>
      retreats.some((retreat) => retreat.id === id)
        ? []
        : [{ file, place: `retreats.${id}`, reason: `retreats.json has no retreat "${id}"` }],
    ),
    ...retreats.flatMap(({ id }, index) =>
      routes.retreats[id]
        ? []
        : [{ file: 'retreats.json', place: `[${index}].id`, reason: `routes.json has no retreat "${id}"` }],
    ),
    // The menu marks it on their pages, and a missing translation leads there.
    ...(retreats.length > 0 && !routes.sections.retreats
      ? [{ file, place: 'sections.retreats', reason: 'retreats.json has retreats, which need the section' }]
      : []),
    ...(routes.redirects ?? []).flatMap(({ from, to }, index) => [
      ...(paths.includes(from)
        ? [{ file, place: `redirects[${index}].from`, reason: `a page stands at ${from}` }]
        : []),
      ...(paths.includes(to)
        ? []
        : [{ file, place: `redirects[${index}].to`, reason: `no page stands at ${to}` }]),
    ]),
  ];
}
