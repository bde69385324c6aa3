import type { Program } from '../schemas/program.ts';
import { toParisTime } from './parisTime.ts';
import { parseTimeRange } from './timeRange.ts';

/** Whether a place can be had: `full` and `past` show a badge and a disabled button. */
export type Availability = 'open' | 'full' | 'past';

/** The facts that decide it. */
export type ScheduledProgram = Pick<Program, 'startDate' | 'endDate' | 'timeRange'>;

/** The last day of a program: its only day where it has no end date. */
export function getLastDay(program: ScheduledProgram): string {
  return program.endDate ?? program.startDate;
}

/**
 * True once the program is over by the clock of Europe/Paris: at the end of its time range on its
 * last day, or when that day ends where no time is given (docs/decisions/0011-calendar-rules.md).
 */
export function isOver(program: ScheduledProgram, now: Date): boolean {
  const { day, minutes } = toParisTime(now);
  const last = getLastDay(program);
  if (day !== last) return day > last;
  return program.timeRange !== undefined && minutes >= parseTimeRange(program.timeRange).end;
}

/** Open, full or past at `now`; a program that is over is past whether or not it was full. */
export function availabilityAt(
  program: ScheduledProgram & Pick<Program, 'isCompleted'>,
  now: Date,
): Availability {
  if (isOver(program, now)) return 'past';
  return program.isCompleted ? 'full' : 'open';
}
