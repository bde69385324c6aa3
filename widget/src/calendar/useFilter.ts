import type { CalendarFilter, Catalogue } from '@surya/data';
import { useCallback, useEffect, useState } from 'react';

/** The props of each filter. */
export interface FilterProps {
  /** What is chosen. */
  filter: CalendarFilter;
  change: (next: CalendarFilter) => void;
}

/** Keeps the chosen filter outside the calendar. */
export interface FilterStore {
  /** Reads the stored filter; undefined where nothing is chosen there. */
  read(catalogue: Catalogue): CalendarFilter | undefined;
  write(filter: CalendarFilter): void;
  /**
   * Calls `changed` when the stored filter has been changed by something else.
   * @returns what ends the subscription
   */
  subscribe(changed: () => void): () => void;
}

/**
 * Holds the chosen filter.
 * @param initial what the element's attributes choose
 */
export function useFilter(
  initial: CalendarFilter,
  catalogue: Catalogue,
  store: FilterStore | undefined,
): [filter: CalendarFilter, change: FilterProps['change']] {
  const read = useCallback(() => store?.read(catalogue) ?? initial, [store, catalogue, initial]);
  const [filter, setFilter] = useState(read);
  useEffect(() => store?.subscribe(() => setFilter(read())), [store, read]);
  return [
    filter,
    (next) => {
      setFilter(next);
      store?.write(next);
    },
  ];
}
