import { type ProgramType, programTypes } from '../programTypes.ts';
import type { IsoDate } from '../schemas/primitives.ts';
import type { Program } from '../schemas/program.ts';
import { getLastDay } from './availability.ts';

/** The keys of the practice filter, in the order shown (SPEC §3). */
export const practiceFilters = ['all', ...programTypes] as const;
export type PracticeFilter = 'all' | ProgramType;

/** True where `key` is one of the practice filter's. */
export function isPracticeFilter(key: string | null | undefined): key is PracticeFilter {
  return (practiceFilters as readonly (string | null | undefined)[]).includes(key);
}

/** What a visitor has chosen. A date range counts only when both ends are set (SPEC §5). */
export interface CalendarFilter {
  practice: PracticeFilter;
  location?: string | undefined;
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
}

/** Nothing chosen: every program. */
export const noFilter: CalendarFilter = { practice: 'all' };

type Filtered = Pick<Program, 'id' | 'type' | 'location' | 'startDate' | 'endDate'>;

/**
 * The correction program belongs to `shambhavi` (labelled Surya Shakti) and to its own key, and to no
 * other; any other type is selected by its own key alone (SPEC §5).
 */
export function matchesPractice(type: ProgramType, practice: PracticeFilter): boolean {
  if (practice === 'all' || type === practice) return true;
  return type === 'surya_kriya_correction_shakti' && practice === 'shambhavi';
}

/** The programs that `filter` selects, in their order. */
export function selectPrograms<P extends Filtered>(programs: readonly P[], filter: CalendarFilter): P[] {
  const { practice, location, from, to } = filter;
  return programs.filter(
    (program) =>
      matchesPractice(program.type, practice) &&
      (!location || program.location === location) &&
      (!from || !to || (getLastDay(program) >= from && program.startDate <= to)),
  );
}

/** The programs that `filter` selects, by start date; those of the same day keep the catalogue's order. */
export function filterPrograms<P extends Filtered>(programs: readonly P[], filter: CalendarFilter): P[] {
  return selectPrograms(programs, filter).sort((a, b) =>
    a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0,
  );
}

/** Two chosen days in order: a second one earlier than the first is swapped with it (SPEC §4). */
export function orderedRange(first: IsoDate, second: IsoDate): { from: IsoDate; to: IsoDate } {
  return first <= second ? { from: first, to: second } : { from: second, to: first };
}
