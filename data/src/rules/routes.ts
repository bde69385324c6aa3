import { type Locale, locales } from '../locale.ts';
import type { ProgramType } from '../programTypes.ts';
import type { Routes } from '../schemas/routes.ts';

/** The pages that stand in every language at an address of their own. */
export type Section = keyof Routes['sections'];

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

/** The facts of a program that decide its addresses. */
export interface RoutedProgram {
  id: string;
  type: ProgramType;
}

/** The one canonical address of a program's details in a language (DECISIONS, "Routes"). */
export function programPath(routes: Routes, programId: string, locale: Locale): string {
  const section = routes.eventSections[programId];
  return section && section in routes.sections
    ? routes.sections[section as Section][locale]
    : `${routes.programDetails[locale]}/${programId}`;
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

  for (const { id, type } of programs) {
    if (routes.eventSections[id]) continue;
    const paths = detailsUnder(routes.programDetails, id);
    add('program', id, paths);
    if (type === 'surya_kriya_correction_shakti') {
      add('program', id, paths, detailsUnder(routes.correctionDetails, id));
    }
    for (const { path, program } of routes.copies)
      if (program === id) add('program', id, paths, { fr: path });
  }
  return table;
}

function detailsUnder(base: Record<Locale, string>, id: string): Record<Locale, string> {
  return { fr: `${base.fr}/${id}`, en: `${base.en}/${id}`, es: `${base.es}/${id}` };
}

function withoutGaps(paths: { [locale in Locale]?: string | undefined }): Route['alternates'] {
  const entries = Object.entries(paths).filter(([, path]) => path !== undefined);
  return Object.fromEntries(entries) as Route['alternates'];
}
