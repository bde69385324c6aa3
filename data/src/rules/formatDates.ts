import { getFormats } from '../locales/getFormats.ts';
import type { DayWords } from '../locales/language.ts';
import type { Locale } from '../locales/locales.ts';
import type { IsoDate } from '../schemas/primitives.ts';

/*
 * Days are `YYYY-MM-DD` of Europe/Paris and are written as such, so the reader's own time zone never moves
 * them (docs/decisions/0011-calendar-rules.md).
 */

/** The month of a day in words, in full or abbreviated. */
export function formatMonth(date: IsoDate, locale: Locale, length: 'long' | 'short'): string {
  return getFormats(locale).months[length].split(' ')[Number(date.slice(5, 7)) - 1] ?? '';
}

function toDayWords(date: IsoDate, locale: Locale, month: 'long' | 'short'): DayWords {
  const day = Number(date.slice(8));
  return {
    day: (day === 1 && getFormats(locale).firstDay) || String(day),
    month: formatMonth(date, locale, month),
    year: date.slice(0, 4),
  };
}

/**
 * The dates of a program in words: `July 5 & 6, 2025`, `28 juin 2025 au 2 juillet 2025`,
 * `5 de julio de 2025`. An end equal to the start, or none, gives a single date.
 */
export function formatDates(start: IsoDate, end: IsoDate | undefined, locale: Locale): string {
  const { joiners, writeDate } = getFormats(locale);
  const from = toDayWords(start, locale, 'long');
  if (!end || end === start) return writeDate(from);
  const to = toDayWords(end, locale, 'long');
  if (start.slice(0, 7) === end.slice(0, 7)) {
    return writeDate({ ...from, day: from.day + joiners.sameMonth + to.day });
  }
  return writeDate(from) + joiners.range + writeDate(to);
}

/** A chosen day on the filter's button: day, abbreviated month and year. */
export function formatShortDate(date: IsoDate, locale: Locale): string {
  return getFormats(locale).writeShortDate(toDayWords(date, locale, 'short'));
}
