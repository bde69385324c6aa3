import type { ComponentType } from 'react';
import type { DateFilterProps } from './DateFilter.tsx';

/** The date filter, and its style sheet. */
export interface Dates {
  DateFilter: ComponentType<DateFilterProps>;
  css: string;
}

/** Defines cally's tags. They belong to the page: where it, or another version of the widget, has them, those are used. */
async function defineRangeCalendar(): Promise<void> {
  if (customElements.get('calendar-range')) return;
  try {
    await import('cally');
  } catch (error) {
    // Another copy was faster; anything else is a real failure.
    if (!customElements.get('calendar-range')) throw error;
  }
}

/** Loads the date filter, and cally with it. */
export async function loadDates(): Promise<Dates> {
  const [dates] = await Promise.all([import('./dates.ts'), defineRangeCalendar()]);
  return dates;
}
