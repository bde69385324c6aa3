import { type Locale, locales } from '../locales/locales.ts';
import { resolveLink, UnknownTargetError } from '../rules/resolveLink.ts';
import { bookingAnchor, getPageId, type Route, routeTable } from '../rules/routeTable.ts';
import type { ContentError } from './checkFile.ts';
import { findLengthErrors } from './findLengthErrors.ts';
import { leaves } from './leaves.ts';
import type { Studio } from './studio.ts';

/**
 * The faults of the content as a whole: pages without route or language, programs without texts or of an
 * unknown practice, links to nowhere, pictures that do not exist, names used twice, texts too long for a
 * provider. Faults inside one file alone are found by its schema (`checkFile`).
 */
export function findCrossFileErrors(studio: Studio): ContentError[] {
  return [
    ...findPageErrors(studio),
    ...findRouteErrors(studio),
    ...findProgramErrors(studio),
    ...findPracticeErrors(studio),
    ...findRepetitions(studio),
    ...findBlockErrors(studio),
    ...findLinkErrors(studio),
    ...findPictureErrors(studio),
    ...findLengthErrors(studio),
  ];
}

interface PageRoute extends Route {
  pageId: string;
}

/** The routes whose text is a file of its own. */
function getPageRoutes({ routes, programs }: Studio): PageRoute[] {
  return routeTable(routes, programs).flatMap((route) => {
    const pageId = getPageId(route);
    return pageId ? [{ ...route, pageId }] : [];
  });
}

function findPageErrors(studio: Studio): ContentError[] {
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
  ];
}

function findProgramErrors({ programs, programDetails, routes, practiceTypes }: Studio): ContentError[] {
  const known = new Set(programs.map(({ id }) => id));
  const sections: Record<string, unknown> = routes.sections;
  const file = 'programs.json';
  return [
    ...programs.flatMap(({ id, type, page }, index) => [
      ...(practiceTypes.some((practice) => practice.type === type)
        ? []
        : [{ file, place: `[${index}].type`, reason: `practice-types.json has no practice "${type}"` }]),
      ...(page && !sections[page]
        ? [{ file, place: `[${index}].page`, reason: `routes.json has no section "${page}"` }]
        : []),
      ...(page || programDetails[id]
        ? []
        : [{ file: `programs/${id}.json`, place: '', reason: `the text of program "${id}" is missing` }]),
    ]),
    ...Object.keys(programDetails)
      .filter((id) => !known.has(id))
      .map((id) => ({
        file: `programs/${id}.json`,
        place: '',
        reason: `programs.json has no program "${id}"`,
      })),
  ];
}

function findPracticeErrors({ practiceTypes }: Studio): ContentError[] {
  return practiceTypes.flatMap(({ alsoListedUnder = [] }, index) =>
    alsoListedUnder.flatMap((type, position) =>
      practiceTypes.some((practice) => practice.type === type)
        ? []
        : [
            {
              file: 'practice-types.json',
              place: `[${index}].alsoListedUnder[${position}]`,
              reason: `there is no practice "${type}"`,
            },
          ],
    ),
  );
}

/** Ids that name two rows of a table. Programs and practice types are held to this by their schemas. */
function findRepetitions({ partners, retreats, destinations, practices }: Studio): ContentError[] {
  return Object.entries({ partners, retreats, destinations, practices }).flatMap(([name, rows]) =>
    rows.flatMap(({ id }, index) =>
      rows.findIndex((row) => row.id === id) === index
        ? []
        : [{ file: `${name}.json`, place: `[${index}].id`, reason: `"${id}" is used twice` }],
    ),
  );
}

/** Blocks that name a program or a practice which does not exist. */
function findBlockErrors({ pages, programs, practiceTypes }: Studio): ContentError[] {
  return locales.flatMap((locale) =>
    Object.entries(pages[locale]).flatMap(([id, { blocks }]) =>
      blocks.flatMap((block, index): ContentError[] => {
        const file = `pages/${locale}/${id}.json`;
        if ('program' in block && !programs.some((program) => program.id === block.program)) {
          const reason = `programs.json has no program "${block.program}"`;
          return [{ file, place: `blocks[${index}].program`, reason }];
        }
        if (block.type !== 'calendar' || !block.practice) return [];
        if (practiceTypes.some(({ type }) => type === block.practice)) return [];
        const reason = `practice-types.json has no practice "${block.practice}"`;
        return [{ file, place: `blocks[${index}].practice`, reason }];
      }),
    ),
  );
}

/** The ids that links can lead to on each page, by the page's address. */
function getAnchors(studio: Studio): Map<string, Set<string>> {
  return new Map(
    routeTable(studio.routes, studio.programs).map((route) => {
      const page = studio.pages[route.locale][getPageId(route) ?? ''];
      const anchors = page?.blocks.flatMap((block) => ('anchor' in block && block.anchor) || []) ?? [];
      return [route.path, new Set(route.kind === 'program' ? [bookingAnchor] : anchors)];
    }),
  );
}

function findLinkErrors(studio: Studio): ContentError[] {
  const anchors = getAnchors(studio);
  const check = (file: string, place: string, target: string, locale: Locale, ownPath?: string) => {
    try {
      const [path, anchor] = resolveLink(target, locale, studio).split('#');
      const page = path || ownPath;
      if (!anchor || !page || anchors.get(page)?.has(anchor)) return [];
      return [{ file, place, reason: `the page ${page} has no block with the anchor "${anchor}"` }];
    } catch (error) {
      if (!(error instanceof UnknownTargetError)) throw error;
      return [{ file, place, reason: error.message }];
    }
  };

  const inPages = getPageRoutes(studio).flatMap(({ pageId, locale, path: ownPath }) =>
    [...leaves(studio.pages[locale][pageId] ?? {})]
      .filter(({ key }) => key === 'to')
      .flatMap(({ path, value }) => check(`pages/${locale}/${pageId}.json`, path, value, locale, ownPath)),
  );
  const inTables = locales.flatMap((locale) => [
    ...studio.navigation[locale].flatMap(({ to }, index) =>
      check('navigation.json', `${locale}[${index}].to`, to, locale),
    ),
    ...studio.practices.flatMap(({ link }, index) =>
      link[locale] ? check('practices.json', `[${index}].link.${locale}`, link[locale], locale) : [],
    ),
    ...studio.retreats.flatMap(({ practiceLink }, index) =>
      check('retreats.json', `[${index}].practiceLink`, practiceLink, locale),
    ),
  ]);
  // A practice's page may stand in some languages only.
  const ofPractices = studio.practiceTypes.flatMap(({ page }, index) => {
    const errors = locales.map((locale) =>
      page ? check('practice-types.json', `[${index}].page`, page, locale) : [],
    );
    return errors.every((found) => found.length > 0) ? (errors[0] ?? []) : [];
  });
  return [...inPages, ...inTables, ...ofPractices];
}

function findPictureErrors(studio: Studio): ContentError[] {
  const { pages, programDetails, pictures, folder: _, ...tables } = studio;
  const files: [string, unknown][] = [
    ...Object.entries(tables).map(([name, table]): [string, unknown] => [
      `${name === 'practiceTypes' ? 'practice-types' : name}.json`,
      table,
    ]),
    ...Object.entries(programDetails).map(([id, text]): [string, unknown] => [`programs/${id}.json`, text]),
    ...locales.flatMap((locale) =>
      Object.entries(pages[locale]).map(([id, page]): [string, unknown] => [
        `pages/${locale}/${id}.json`,
        page,
      ]),
    ),
  ];
  return files.flatMap(([file, value]) =>
    [...leaves(value)]
      .filter((leaf) => leaf.value.startsWith('/images/') && !pictures.has(leaf.value))
      .map((leaf) => ({ file, place: leaf.path, reason: `there is no picture ${leaf.value}` })),
  );
}
