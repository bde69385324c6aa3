import { type CalendarFilter, type Catalogue, parsePractice } from '@surya/data';
import { useMemo } from 'react';
import { useSurroundings } from '../shared/surroundings.ts';
import { Dropdown } from './Dropdown.tsx';

/** What every part of the filter is given: what is chosen, and how to choose anew. */
export interface Choice {
  filter: CalendarFilter;
  change: (next: CalendarFilter) => void;
}

export interface PracticeChoice extends Choice {
  practices: Catalogue['practices'];
}

/** The choices of the practice filter: all, and each practice of the catalogue by its type. */
export function usePracticeOptions(practices: Catalogue['practices']) {
  const { locale, messages } = useSurroundings();
  return useMemo(
    () => [
      ['all', messages.calendar.allPractices] as const,
      ...practices.map(({ type, label }) => [type, label[locale]] as const),
    ],
    [practices, locale, messages],
  );
}

/** The practice as a dropdown: the only filter on small screens and of the `dropdown` variant. */
export function PracticeSelect({ practices, filter, change }: PracticeChoice) {
  const { calendar } = useSurroundings().messages;
  return (
    <Dropdown
      label={calendar.practice}
      options={usePracticeOptions(practices)}
      value={filter.practice}
      choose={(practice) => change({ ...filter, practice: parsePractice(practice, practices) })}
    />
  );
}
