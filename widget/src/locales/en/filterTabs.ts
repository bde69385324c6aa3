import type { FilterTabMessages } from '../messages.ts';

export const filterTabs: FilterTabMessages = {
  allLocations: 'All locations',
  pickStart: 'Pick a start date',
  pickEnd: 'Now pick the end date.',
  chooseDates: 'Choose your dates',
  previousMonth: 'Previous months',
  nextMonth: 'Next months',
};
