import { formatMonth, type Locale, type Program } from '@surya/data';

/**
 * The words of the disc on a card: day or days, and the month's abbreviation. Decoration beside the date
 * in full, so a program that crosses months shows its first day alone.
 */
export function startDisc(
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
