import { locationsOf, type Program } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';
import { Dropdown } from './Dropdown.tsx';
import type { Choice } from './PracticeSelect.tsx';

/** The location as a dropdown: all, or one of the programs' cities in alphabetical order. */
export function LocationFilter({ filter, change, programs }: Choice & { programs: readonly Program[] }) {
  const { calendar } = useSurroundings().messages;
  return (
    <Dropdown
      label={calendar.location}
      options={[['', calendar.allLocations], ...locationsOf(programs).map((name) => [name, name] as const)]}
      value={filter.location ?? ''}
      choose={(location) => change({ ...filter, location: location || undefined })}
    />
  );
}
