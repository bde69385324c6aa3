import type { Locale } from '@surya/data';
import { filterTabs as en } from './en/filterTabs.ts';
import { filterTabs as es } from './es/filterTabs.ts';
import { filterTabs as fr } from './fr/filterTabs.ts';

/** The texts of the filters by location and by date. */
export interface FilterTabMessages {
  allLocations: string;
  /** On the date button while no range is chosen. */
  pickStart: string;
  /** In the popover once a start is chosen. */
  pickEnd: string;
  /** Name of the popover. */
  chooseDates: string;
  previousMonth: string;
  nextMonth: string;
}

/** In one chunk with what shows them: three languages weigh less than another request. */
export const filterTabMessages: Record<Locale, FilterTabMessages> = { fr, en, es };
