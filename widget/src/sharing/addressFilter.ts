import { type CalendarFilter, type Catalogue, type IsoDate, orderedRange, parsePractice } from '@surya/data';

/** The filter's names in an address. */
const names = ['practice', 'location', 'from', 'to'] as const;

/** True for a day that exists, written `YYYY-MM-DD`. */
function isDay(text: string | null): text is IsoDate {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** True where an address chooses anything, so that it takes the place of the element's own attributes. */
export function hasFilter(search: string): boolean {
  const query = new URLSearchParams(search);
  return names.some((name) => query.has(name));
}

/** The filter in an address; whatever the catalogue or the calendar does not know counts as absent. */
export function filterOf(search: string, { programs, practices }: Catalogue): CalendarFilter {
  const query = new URLSearchParams(search);
  const location = programs.find((program) => program.location === query.get('location'))?.location;
  const first = query.get('from');
  const second = query.get('to');
  return {
    practice: parsePractice(query.get('practice'), practices),
    ...(location && { location }),
    ...(isDay(first) && isDay(second) && orderedRange(first, second)),
  };
}

/** An address's query with `filter` in the place of the one it had; everything else in it stays. */
export function searchWith(filter: CalendarFilter, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    if (value && value !== 'all') query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}
