import { type CalendarFilter, type Catalogue, type IsoDate, orderedRange, parsePractice } from '@surya/data';
import type { ComponentType } from 'react';
import type { CalendarProps } from '../calendar/Calendar.tsx';
import type { FilterStore } from '../calendar/useFilter.ts';
import { type FeatureProps, isSet } from '../shared/feature.ts';

/** The calendar with `share-filters`, which keeps the chosen filters in the page's address. */
export function withUrlFilters(Calendar: ComponentType<CalendarProps>): ComponentType<FeatureProps> {
  return (props) => (
    <Calendar {...props} store={isSet(props.attributes.shareFilters) ? urlFilterStore : undefined} />
  );
}

/** Keeps the filter in the page's address, for sharing and for the back button. */
const urlFilterStore: FilterStore = {
  read(catalogue) {
    return hasFilter(location.search) ? parseFilter(location.search, catalogue) : undefined;
  },
  write(filter) {
    const { pathname, search, hash } = location;
    const address = pathname + serializeFilter(filter, search) + hash;
    if (address !== pathname + search + hash) history.pushState(history.state, '', address);
  },
  subscribe(changed) {
    addEventListener('popstate', changed);
    return () => removeEventListener('popstate', changed);
  },
};

/** The names of the filter's parts in an address. */
const names = ['practice', 'location', 'from', 'to'] as const;

/** True for a day of the calendar, written `YYYY-MM-DD`. */
function isDay(text: string | null): text is IsoDate {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** True where an address chooses anything; it then takes precedence over the element's attributes. */
export function hasFilter(search: string): boolean {
  const query = new URLSearchParams(search);
  return names.some((name) => query.has(name));
}

/** Parses the filter of an address; a value that the catalogue does not know counts as absent. */
export function parseFilter(search: string, { programs, practices }: Catalogue): CalendarFilter {
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

/** Replaces the filter in an address's query; everything else in it stays. */
export function serializeFilter(filter: CalendarFilter, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    if (value && value !== 'all') query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}
