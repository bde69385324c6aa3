import { formatTimeRange, type IsoDate, type Program, toParisTime } from '@surya/data';
import { useWidget } from '../shared/useWidget.ts';

/**
 * True where the visitor's clock shows another time than that of Europe/Paris on a day.
 * @param aheadOfUtc by how many minutes the clock is ahead of UTC at an instant
 */
export function differsFromParis(day: IsoDate, aheadOfUtc: (at: Date) => number): boolean {
  const noon = new Date(`${day}T12:00:00Z`);
  return toParisTime(noon).minutes - 12 * 60 !== aheadOfUtc(noon);
}

/**
 * Returns the hours of a program, where it has any, and its place. The hours name their time zone where the
 * visitor's clock shows another time.
 */
export function useHoursAndPlace({ timeRange, startDate, location }: Program): string {
  const { locale, messages, aheadOfUtc } = useWidget();
  if (!timeRange) return location;
  const text = formatTimeRange(timeRange, locale);
  const hours =
    aheadOfUtc && differsFromParis(startDate, aheadOfUtc) ? messages.calendar.inParis(text) : text;
  return `${hours} · ${location}`;
}
