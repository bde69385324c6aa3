import {
  availabilityAt,
  formatPrice,
  getLastDay,
  getListedTypes,
  type Locale,
  type Program,
  priceAt,
  sortPrograms,
  type Translated,
  translate,
} from '@surya/data';
import { now, studio, studioFolder } from './studio.ts';
import { words } from './words.ts';

/** The studio's programs in the calendar's order: by first day, then as the content lists them. */
export const programs: readonly Program[] = sortPrograms(studio.programs);

/** True where a place in the program can be had at the time of the built pages. */
export function isOpen(program: Program): boolean {
  return availabilityAt(program, now) === 'open';
}

function findCase(description: string, matches: (program: Program) => boolean): Program {
  const program = programs.find(matches);
  if (!program) throw new Error(`${studioFolder} has no ${description}, which this test needs`);
  return program;
}

/** An open program that is sold below its full price. */
export function promotionalProgram(): Program {
  return findCase(
    'open program at a reduced price',
    (program) => isOpen(program) && priceAt(program, now).basis === 'promo',
  );
}

/** An open program that is sold at its full price. */
export function paidProgram(): Program {
  return findCase('open program at its full price', (program) => {
    const { free, basis } = priceAt(program, now);
    return isOpen(program) && !free && basis === 'full';
  });
}

/** An open program that costs nothing. */
export function freeProgram(): Program {
  return findCase('open free program', (program) => isOpen(program) && priceAt(program, now).free);
}

/** A program to come in which no place is left. */
export function fullProgram(): Program {
  return findCase('full program', (program) => availabilityAt(program, now) === 'full');
}

/** A program that is over. */
export function pastProgram(): Program {
  return findCase('past program', (program) => availabilityAt(program, now) === 'past');
}

/** An open program whose hours are known. */
export function timedProgram(): Program {
  return findCase('open program with hours', (program) => isOpen(program) && Boolean(program.timeRange));
}

/** The canonical path of a program's page. */
export function getProgramPath(program: Program, locale: Locale): string {
  return program.languageContent[locale].detailsUrl;
}

/** What a program costs at the time of the built pages, for reading. */
export function getPriceTexts(program: Program, locale: Locale): { charged: string; full: string } {
  const { charged, full } = priceAt(program, now);
  return { charged: formatPrice(charged, locale), full: formatPrice(full, locale) };
}

/** The last day of the studio's last program, `YYYY-MM-DD`. */
export function getLastDayOfAll(): string {
  return programs.map(getLastDay).sort().at(-1) ?? '';
}

/** A choice of the calendar's practice filter. */
export interface Practice {
  /** The value of the `practice` attribute. */
  key: string;
  label: Translated;
  /** The programs it selects, in the calendar's order. */
  programs: readonly Program[];
}

function toPractice(key: string, label: Translated): Practice {
  const types = getListedTypes(key, studio.practiceTypes);
  return { key, label, programs: programs.filter(({ type }) => types.includes(type)) };
}

/** The choice of every practice. */
export const allPractices: Practice = {
  key: 'all',
  label: translate((locale) => words[locale].calendar.allPractices),
  programs,
};

/** The practices of the filter, in its order. */
export const practices: readonly Practice[] = studio.practiceTypes.map(({ type, label }) =>
  toPractice(type, label),
);

/** The practice under which a program is listed first. */
export function getPractice({ type }: Program): Practice {
  const practice = practices.find(({ key }) => key === type);
  if (!practice) throw new Error(`${studioFolder} has no practice "${type}"`);
  return practice;
}
