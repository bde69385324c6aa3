import type { PracticeType } from '../schemas/practiceType.ts';
import type { IsoDate } from '../schemas/primitives.ts';
import type { Program } from '../schemas/program.ts';
import { getLastDay } from './availability.ts';

/*
 * The rules of the calendar's filter (docs/decisions/0011-calendar-rules.md). What practices there are, and
 * which of them lists another's programs too, is content: `practice-types.json`.
 */

/** The choices of a visitor. A date range counts only when both ends are set. */
export interface CalendarFilter {
  /** A practice's type, or `all`. */
  practice: string;
  location?: string | undefined;
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
}

/** Nothing chosen: every program. */
export const noFilter: CalendarFilter = { practice: 'all' };

/** What the filter needs to know of a practice. */
export type ListedPractice = Pick<PracticeType, 'type' | 'alsoListedUnder'>;

type FilteredProgram = Pick<Program, 'id' | 'type' | 'location' | 'startDate' | 'endDate'>;

/** The practice that `key` names, or `all` where no practice has that type. */
export function parsePractice(key: string | null | undefined, practices: readonly ListedPractice[]): string {
  return practices.find(({ type }) => type === key)?.type ?? 'all';
}

/** The types of program that `practice` shows: its own, and those also listed under it. */
export function getListedTypes(practice: string, practices: readonly ListedPractice[]): string[] {
  return [
    practice,
    ...practices.filter(({ alsoListedUnder }) => alsoListedUnder?.includes(practice)).map(({ type }) => type),
  ];
}

/** The programs that `filter` selects, in their order. */
export function selectPrograms<P extends FilteredProgram>(
  programs: readonly P[],
  filter: CalendarFilter,
  practices: readonly ListedPractice[],
): P[] {
  const { practice, location, from, to } = filter;
  const types = practice !== 'all' && getListedTypes(practice, practices);
  return programs.filter(
    (program) =>
      (!types || types.includes(program.type)) &&
      (!location || program.location === location) &&
      (!from || !to || (getLastDay(program) >= from && program.startDate <= to)),
  );
}

/** Programs by start date; those of the same day keep their order. */
export function sortPrograms<P extends Pick<Program, 'startDate'>>(programs: readonly P[]): P[] {
  return [...programs].sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0));
}

/** Two chosen days in order: a second one earlier than the first is swapped with it. */
export function orderedRange(first: IsoDate, second: IsoDate): { from: IsoDate; to: IsoDate } {
  return first <= second ? { from: first, to: second } : { from: second, to: first };
}
