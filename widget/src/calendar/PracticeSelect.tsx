import { type CalendarFilter, type PracticeFilter, practiceFilters } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';

/** What every part of the filter is given: what is chosen, and how to choose anew. */
export interface Choice {
  filter: CalendarFilter;
  change: (next: CalendarFilter) => void;
}

/** The practice as a dropdown: the only filter on small screens and of the `dropdown` variant (SPEC §2). */
export function PracticeSelect({ filter, change }: Choice) {
  const { calendar } = useSurroundings().messages;
  return (
    <label className="choice">
      <span className="label">{calendar.practice}</span>
      <select
        value={filter.practice}
        onChange={(event) => change({ ...filter, practice: event.currentTarget.value as PracticeFilter })}
      >
        {practiceFilters.map((key) => (
          <option key={key} value={key}>
            {calendar.practices[key]}
          </option>
        ))}
      </select>
    </label>
  );
}
