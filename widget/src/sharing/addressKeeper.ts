import type { FilterKeeper } from '../calendar/useFilter.ts';
import { filterOf, hasFilter, searchWith } from './addressFilter.ts';

/** A page's address and history. */
export type Address = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/** Keeps the filter in the page's address, for sharing and for the back button. */
export function addressKeeper(page: Address): FilterKeeper {
  return {
    read(programs) {
      const { search } = page.location;
      return hasFilter(search) ? filterOf(search, programs) : undefined;
    },
    write(filter) {
      const { pathname, search, hash } = page.location;
      const address = pathname + searchWith(filter, search) + hash;
      if (address !== pathname + search + hash) page.history.pushState(page.history.state, '', address);
    },
    watch(changed) {
      page.addEventListener('popstate', changed);
      return () => page.removeEventListener('popstate', changed);
    },
  };
}
