import type { CalendarFilter, Catalogue, Program } from '@surya/data';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** The props of each filter. */
export interface FilterProps {
  /** What is chosen. */
  filter: CalendarFilter;
  change: (next: CalendarFilter) => void;
}

/** The props of a filter that is downloaded when its tab is opened. */
export interface FilterTabProps extends FilterProps {
  programs: readonly Program[];
}

/** A filter that is downloaded when its tab is first opened. */
export interface FilterTab {
  Filter: ComponentType<FilterTabProps>;
  css: string;
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
