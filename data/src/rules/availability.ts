import type { Program } from '../schemas/program.ts';
import { parisTime } from './clock.ts';
import { timesOf } from './dates.ts';

/** Whether a place can be had: `full` and `past` show a badge and a disabled button (SPEC §4). */
export type Availability = 'open' | 'full' | 'past';

/** The facts that decide it. */
export type Scheduled = Pick<Program, 'startDate' | 'endDate' | 'timeRange'>;

/** The last day of a program: its only day where it has no end date (SPEC §5). */
export function lastDay(program: Scheduled): string {
  return program.endDate ?? program.startDate;
}

/**
 * True once the program is over by the clock of Europe/Paris: at the end of its time range on its
 * last day, or when that day ends where no time is given (DECISIONS, "Calendar").
 */
export function isOver(program: Scheduled, now: Date): boolean {
  const { day, minutes } = parisTime(now);
  const last = lastDay(program);
  if (day !== last) return day > last;
  return program.timeRange !== undefined && minutes >= timesOf(program.timeRange).end;
}

/** Open, full or past at `now`; a program that is over is past whether or not it was full. */
export function availabilityAt(program: Scheduled & Pick<Program, 'isCompleted'>, now: Date): Availability {
  if (isOver(program, now)) return 'past';
  return program.isCompleted ? 'full' : 'open';
}
