import type { IsoDate } from '../schemas/primitives.ts';

/** The studio's zone: every date and time in the data is meant in it (DECISIONS, "Calendar"). */
export const studioTimeZone = 'Europe/Paris';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: studioTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Where the clock of Europe/Paris stands: `day` as `YYYY-MM-DD`, `minutes` since midnight. */
export interface ParisTime {
  day: IsoDate;
  minutes: number;
}

/** What was told last: a calendar asks for the same instant once a program, and telling it is costly. */
let told: { at: number; time: ParisTime } | undefined;

/** The day and minute in Europe/Paris at the instant `now`. */
export function parisTime(now: Date): ParisTime {
  const at = now.getTime();
  if (told?.at !== at) {
    const value: Record<string, string> = {};
    for (const { type, value: text } of parts.formatToParts(now)) value[type] = text;
    const day = `${value.year}-${value.month}-${value.day}`;
    told = { at, time: { day, minutes: Number(value.hour) * 60 + Number(value.minute) } };
  }
  return told.time;
}

/**
 * The instant at which the clock of Europe/Paris shows `minutes` past midnight on `day`.
 * In the hour that autumn repeats it is the first of the two; one that spring skips is taken an hour later.
 */
export function parisInstant(day: IsoDate, minutes = 0): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offset = (at: number) => {
    const shown = parisTime(new Date(at));
    return Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000 - at;
  };
  const summer = wanted - 2 * 3_600_000;
  return new Date(wanted - offset(summer) === summer ? summer : wanted - 3_600_000);
}
