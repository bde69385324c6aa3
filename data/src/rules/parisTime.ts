import type { IsoDate } from '../schemas/primitives.ts';

/** The time zone of every date and time in the content. */
export const studioTimeZone = 'Europe/Paris';

const hour = 3_600_000;

/** 01:00 UTC on the last Sunday of a month (counted from 0): when the European Union's clocks change. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
}

/**
 * How far the clock of Europe/Paris is ahead of UTC at an instant, in milliseconds: summer time from the last
 * Sunday of March to the last of October (directive 2000/84/EC, since 2002). Not asked of `Intl`, whose first
 * use holds a page up for longer than the calendar takes to draw; clock.test.ts holds the two to each other.
 */
function aheadOfUtc(at: number): number {
  const year = new Date(at).getUTCFullYear();
  return at >= clockChange(year, 2) && at < clockChange(year, 9) ? 2 * hour : hour;
}

/** Where the clock of Europe/Paris stands: `day` as `YYYY-MM-DD`, `minutes` since midnight. */
export interface ParisTime {
  day: IsoDate;
  minutes: number;
}

/**
 * The day and minute in Europe/Paris at the instant `now`.
 * @throws RangeError where the date is invalid
 */
export function toParisTime(now: Date): ParisTime {
  const shown = new Date(now.getTime() + aheadOfUtc(now.getTime()));
  return { day: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/**
 * The instant at which the clock of Europe/Paris shows `minutes` past midnight on `day`.
 * In the hour that autumn repeats it is the first of the two; one that spring skips is taken an hour later.
 */
export function toInstant(day: IsoDate, minutes = 0): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const summer = wanted - 2 * hour;
  return new Date(aheadOfUtc(summer) === 2 * hour ? summer : wanted - hour);
}
