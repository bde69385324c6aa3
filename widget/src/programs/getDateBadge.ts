import { formatMonth, type Locale, type Program } from '@surya/data';

/**
 * Returns the text of a date badge: day or days, and the month's abbreviation. It is decoration beside the
 * full date, so a program that spans two months shows its first day alone.
 */
export function getDateBadge(
  { startDate, endDate }: Pick<Program, 'startDate' | 'endDate'>,
  locale: Locale,
): { days: string; month: string } {
  const first = Number(startDate.slice(8));
  const sameMonth = endDate && endDate.slice(0, 7) === startDate.slice(0, 7);
  const last = sameMonth ? Number(endDate.slice(8)) : first;
  return {
    days: last === first ? String(first) : `${first}–${last}`,
    month: formatMonth(startDate, locale, 'short'),
  };
}
