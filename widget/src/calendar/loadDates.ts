import type { ComponentType } from 'react';
import type { DateFilterProps } from './dates/DateFilter.tsx';

/** The date filter, and its style sheet. */
export interface Dates {
  DateFilter: ComponentType<DateFilterProps>;
  css: string;
}

/**
 * Loads the date filter, and cally with it, whose tags belong to the page: where the page, or another
 * version of the widget, has them already, those are used.
 */
export async function loadDates(): Promise<Dates> {
  const dates = import('./dates/dates.ts');
  if (!customElements.get('calendar-range')) {
    try {
      await import('cally');
    } catch (error) {
      // Another copy was faster; anything else is a real failure.
      if (!customElements.get('calendar-range')) throw error;
    }
  }
  return dates;
}
