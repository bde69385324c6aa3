import { type CalendarFilter, isPracticeFilter, practiceFilters } from '@surya/data';
import { useMemo } from 'react';
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
  const options = useMemo(
    () => practiceFilters.map((practice) => [practice, calendar.practices[practice]] as const),
    [calendar],
  );
  return (
    <Dropdown
      label={calendar.practice}
      options={options}
      value={filter.practice}
      choose={(practice) => {
        if (isPracticeFilter(practice)) change({ ...filter, practice });
      }}
    />
  );
}
