import type { CalendarFilter, Catalogue } from '@surya/data';
import { useCallback, useEffect, useState } from 'react';

/** Keeps the chosen filter somewhere else than in the calendar alone. */
export interface FilterKeeper {
  /** What is kept; undefined where nothing is chosen there. */
  read(catalogue: Catalogue): CalendarFilter | undefined;
  write(filter: CalendarFilter): void;
  /**
   * Calls `changed` whenever something else changed what is kept.
   * @returns what ends that
   */
  watch(changed: () => void): () => void;
}

/**
 * The chosen filter.
 * @param start what the element's attributes choose
 */
export function useFilter(
  start: CalendarFilter,
  catalogue: Catalogue,
  keeper: FilterKeeper | undefined,
): [CalendarFilter, (next: CalendarFilter) => void] {
  const read = useCallback(() => keeper?.read(catalogue) ?? start, [keeper, catalogue, start]);
  const [filter, setFilter] = useState(read);
  useEffect(() => keeper?.watch(() => setFilter(read())), [keeper, read]);
  return [
    filter,
    (next) => {
      setFilter(next);
      keeper?.write(next);
    },
  ];
}
