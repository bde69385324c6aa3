import type { FilterTab } from '../useFilter.ts';
import { DateFilter } from './DateFilter.tsx';
import css from './dates.css?inline';
import { LocationFilter } from './LocationFilter.tsx';

/**
 * Loads cally and defines its tags. Tags belong to the page: where the page, or another version of the
 * widget, has defined them, those are used.
 */
async function defineRangeCalendar(): Promise<void> {
  if (customElements.get('calendar-range')) return;
  try {
    await import('cally');
  } catch (error) {
    // Another copy has defined them meanwhile; anything else is a real failure.
    if (!customElements.get('calendar-range')) throw error;
  }
}

/** The filters that do not show at first, in one chunk that is downloaded when one of their tabs opens. */
export const filterTabs = {
  async byLocation(): Promise<FilterTab> {
    return { Filter: LocationFilter, css };
  },
  async byDate(): Promise<FilterTab> {
    await defineRangeCalendar();
    return { Filter: DateFilter, css };
  },
};
