import { type IsoDate, type Program, parisTime, timeRangeText } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';

/**
 * True where a clock shows another time than that of Europe/Paris on a day.
 * @param aheadOfUtc by how many minutes the clock is ahead of UTC at an instant
 */
export function differsFromParis(day: IsoDate, aheadOfUtc: (at: Date) => number): boolean {
  const noon = new Date(`${day}T12:00:00Z`);
  return parisTime(noon).minutes - 12 * 60 !== aheadOfUtc(noon);
}

/** The hours of a program, where it has any: with the name of their zone where the visitor's clock shows others. */
export function useHours({ timeRange, startDate }: Program): string | undefined {
  const { locale, messages, aheadOfUtc } = useSurroundings();
  if (!timeRange) return undefined;
  const hours = timeRangeText(timeRange, locale);
  return aheadOfUtc && differsFromParis(startDate, aheadOfUtc) ? messages.calendar.inParis(hours) : hours;
}
