import { type Locale, locales, type Translated, translate } from '../locales/locales.ts';
import type { Program } from '../schemas/program.ts';
import type { Routes } from '../schemas/routes.ts';

/** One page of the site: what it shows, in which language, and where else it stands. */
export interface Route {
  kind: 'section' | 'practice' | 'retreat' | 'program';
  /** The section's name, or the id of the practice, retreat or program. */
  id: string;
  locale: Locale;
  path: string;
  /** The address search engines are told; differs from `path` only on copies. */
  canonical: string;
  /** The same page in the languages that have it, this one included. */
  alternates: Partial<Record<Locale, string>>;
}

/** The anchor of the booking that ends a program's own page. */
export const bookingAnchor = 'booking';

/**
 * The id of the page that holds a route's text: the section's, or the practice's after `practice-`. Undefined
 * where the page is made from a table.
 */
export function getPageId({ kind, id }: Pick<Route, 'kind' | 'id'>): string | undefined {
  if (kind === 'section') return id;
  return kind === 'practice' ? `practice-${id}` : undefined;
}

/** The facts of a program that decide its addresses. */
export type RoutedProgram = Pick<Program, 'id' | 'type' | 'page'>;

/** The one canonical address of a program's details in a language (docs/decisions/0010-routes-and-addresses.md). */
export function programPath(routes: Routes, program: Pick<Program, 'id' | 'page'>, locale: Locale): string {
  const section = program.page && routes.sections[program.page];
  return section ? section[locale] : `${routes.programDetails[locale]}/${program.id}`;
}

/** Every page of the site, in every language, for the given programs. */
export function routeTable(routes: Routes, programs: readonly RoutedProgram[]): Route[] {
  const table: Route[] = [];
  const add = (
    kind: Route['kind'],
    id: string,
    alternates: Route['alternates'],
    copies: Route['alternates'] = alternates,
  ) => {
    for (const locale of locales) {
      const path = copies[locale];
      const canonical = alternates[locale];
      if (path && canonical) table.push({ kind, id, locale, path, canonical, alternates });
    }
  };

  for (const [id, paths] of Object.entries(routes.sections)) add('section', id, paths);
  for (const [id, paths] of Object.entries(routes.practices)) add('practice', id, withoutGaps(paths));
  for (const [id, paths] of Object.entries(routes.retreats)) add('retreat', id, paths);

  for (const { id, type, page } of programs) {
    if (page) continue;
    const paths = getDetailsPaths(routes.programDetails, id);
    add('program', id, paths);
    for (const copies of routes.detailsCopies) {
      if (copies.type === type) add('program', id, paths, getDetailsPaths(copies.paths, id));
    }
    for (const { path, program, locale } of routes.copies) {
      if (program === id) add('program', id, paths, { [locale]: path });
    }
  }
  return table;
}

function getDetailsPaths(base: Translated, id: string): Translated {
  return translate((locale) => `${base[locale]}/${id}`);
}

function withoutGaps(paths: { [locale in Locale]?: string | undefined }): Route['alternates'] {
  const entries = Object.entries(paths).filter(([, path]) => path !== undefined);
  return Object.fromEntries(entries) as Route['alternates'];
}
