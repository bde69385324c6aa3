import { getFormats } from '../locales/getFormats.ts';
import type { Locale } from '../locales/locales.ts';

/** Beginning and end of a time range, minutes since midnight. */
export interface TimeRange {
  start: number;
  end: number;
}

/** Reads the notation of the content, `16h – 17h15` (schema `TimeRange`). */
export function parseTimeRange(timeRange: string): TimeRange {
  const [start = 0, end = 0] = timeRange.split(' – ').map((time) => {
    const [hours, minutes] = time.split('h');
    return Number(hours) * 60 + Number(minutes || 0);
  });
  return { start, end };
}

function formatTime(minutes: number, locale: Locale): string {
  const rest = minutes % 60;
  return getFormats(locale).writeTime(Math.floor(minutes / 60), rest ? String(rest).padStart(2, '0') : '');
}

/** A time range as the language writes it: `8h30 – 11h30`, `8:30 am – 11:30 am`, `8:30 – 11:30`. */
export function formatTimeRange(timeRange: string, locale: Locale): string {
  const { start, end } = parseTimeRange(timeRange);
  return `${formatTime(start, locale)} – ${formatTime(end, locale)}`;
}
