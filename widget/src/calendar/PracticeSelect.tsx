import { type CalendarFilter, isPracticeFilter, practiceFilters } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';
import { Dropdown } from './Dropdown.tsx';

/** What every part of the filter is given: what is chosen, and how to choose anew. */
export interface Choice {
  filter: CalendarFilter;
  change: (next: CalendarFilter) => void;
}

/** The practice as a dropdown: the only filter on small screens and of the `dropdown` variant (SPEC §2). */
export function PracticeSelect({ filter, change }: Choice) {
  const { calendar } = useSurroundings().messages;
  return (
    <Dropdown
      label={calendar.practice}
      options={practiceFilters.map((key) => [key, calendar.practices[key]])}
      value={filter.practice}
      choose={(practice) => {
        if (isPracticeFilter(practice)) change({ ...filter, practice });
      }}
    />
  );
}
