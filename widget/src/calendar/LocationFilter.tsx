import { locationsOf, type Program } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';
import type { Choice } from './PracticeSelect.tsx';

/** The location as a dropdown: all, or one of the programs' cities in alphabetical order. */
export function LocationFilter({ filter, change, programs }: Choice & { programs: readonly Program[] }) {
  const { calendar } = useSurroundings().messages;
  return (
    <label className="choice">
      <span className="label">{calendar.location}</span>
      <select
        value={filter.location ?? ''}
        onChange={(event) => change({ ...filter, location: event.currentTarget.value || undefined })}
      >
        <option value="">{calendar.allLocations}</option>
        {locationsOf(programs).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
