import type { Locale } from '../locale.ts';
import type { IsoDate } from '../schemas/primitives.ts';
import { monthNames } from './months.ts';

/**
 * Date and time texts (SPEC §5 "Date display"). Days are `YYYY-MM-DD` of Europe/Paris and are
 * formatted as such, so the reader's own zone never moves them.
 */

const joiners = {
  fr: { sameMonth: ' & ', range: ' au ' },
  en: { sameMonth: ' & ', range: ' to ' },
  es: { sameMonth: ' y ', range: ' al ' },
} as const satisfies Record<Locale, { sameMonth: string; range: string }>;

interface DayParts {
  day: string;
  month: string;
  year: string;
}

/** The month of a day in words, in full or abbreviated. */
export function formatMonth(date: IsoDate, locale: Locale, length: 'long' | 'short'): string {
  return monthNames[locale][length].split(' ')[Number(date.slice(5, 7)) - 1] ?? '';
}

function partsOf(date: IsoDate, locale: Locale, month: 'long' | 'short'): DayParts {
  const day = Number(date.slice(8));
  return {
    day: locale === 'fr' && day === 1 ? '1er' : String(day),
    month: formatMonth(date, locale, month),
    year: date.slice(0, 4),
  };
}

function written(days: string, { month, year }: DayParts, locale: Locale): string {
  if (locale === 'en') return `${month} ${days}, ${year}`;
  return locale === 'es' ? `${days} de ${month} de ${year}` : `${days} ${month} ${year}`;
}

/**
 * The dates of a program in words: `July 5 & 6, 2025`, `28 juin 2025 au 2 juillet 2025`,
 * `5 de julio de 2025`. An end equal to the start, or none, gives a single date.
 */
export function formatDates(start: IsoDate, end: IsoDate | undefined, locale: Locale): string {
  const from = partsOf(start, locale, 'long');
  if (!end || end === start) return written(from.day, from, locale);
  const to = partsOf(end, locale, 'long');
  const { sameMonth, range } = joiners[locale];
  if (start.slice(0, 7) === end.slice(0, 7)) {
    return written(`${from.day}${sameMonth}${to.day}`, from, locale);
  }
  return `${written(from.day, from, locale)}${range}${written(to.day, to, locale)}`;
}

/** A chosen day on the filter's button: abbreviated month, day and year (SPEC §2 "Calendar"). */
export function formatShortDate(date: IsoDate, locale: Locale): string {
  const parts = partsOf(date, locale, 'short');
  return locale === 'en' ? written(parts.day, parts, 'en') : `${parts.day} ${parts.month} ${parts.year}`;
}

/** Beginning and end of a time range, minutes since midnight. */
export interface Times {
  start: number;
  end: number;
}

/** Reads the data's notation, `16h – 17h15` (schema `TimeRange`). */
export function parseTimeRange(timeRange: string): Times {
  const [start = 0, end = 0] = timeRange.split(' – ').map((time) => {
    const [hours, minutes] = time.split('h');
    return Number(hours) * 60 + Number(minutes || 0);
  });
  return { start, end };
}

function timeText(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 ? String(minutes % 60).padStart(2, '0') : '';
  if (locale === 'fr') return `${hours}h${rest}`;
  if (locale === 'es') return `${hours}:${rest || '00'}`;
  return `${hours % 12 || 12}${rest && `:${rest}`} ${hours < 12 ? 'am' : 'pm'}`;
}

/** A time range as the language writes it: `8h30 – 11h30`, `8:30 am – 11:30 am`, `8:30 – 11:30`. */
export function formatTimeRange(timeRange: string, locale: Locale): string {
  const { start, end } = parseTimeRange(timeRange);
  return `${timeText(start, locale)} – ${timeText(end, locale)}`;
}
