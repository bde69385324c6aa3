import type { CalendarFilter, Program } from '@surya/data';
import { useEffect, useState } from 'react';
import { filterOf, hasFilter, searchWith } from './addressFilter.ts';

/** Where shared filters are kept: the page's own address and history. */
export type Address = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/**
 * The chosen filter.
 * @param start what the element's attributes choose
 * @param shared the window whose address keeps the choice, for sharing and for the back button; where it
 *   is undefined the page's address is left alone (DECISIONS, "Calendar")
 */
export function useFilter(
  start: CalendarFilter,
  programs: readonly Pick<Program, 'location'>[],
  shared: Address | undefined,
): [CalendarFilter, (next: CalendarFilter) => void] {
  const read = () => {
    const search = shared?.location.search ?? '';
    return hasFilter(search) ? filterOf(search, programs) : start;
  };
  const [filter, setFilter] = useState(read);

  useEffect(() => {
    if (!shared) return;
    const back = () => setFilter(read());
    shared.addEventListener('popstate', back);
    return () => shared.removeEventListener('popstate', back);
  });

  return [
    filter,
    (next) => {
      setFilter(next);
      if (!shared) return;
      const { pathname, search, hash } = shared.location;
      const address = pathname + searchWith(next, search) + hash;
      if (address !== pathname + search + hash) shared.history.pushState(shared.history.state, '', address);
    },
  ];
}
