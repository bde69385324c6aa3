import { getLocations } from '@surya/data';
import { useWidget } from '../../shared/useWidget.ts';
import { Dropdown } from '../Dropdown.tsx';
import type { FilterTabProps } from '../LazyFilterTab.tsx';

/** The location as a dropdown: all, or one of the programs' cities in alphabetical order. */
export function LocationFilter({ filter, change, programs }: FilterTabProps) {
  const { calendar } = useWidget().messages;
  return (
    <Dropdown
      label={calendar.location}
      options={[['', calendar.allLocations], ...getLocations(programs).map((name) => [name, name] as const)]}
      value={filter.location ?? ''}
      choose={(location) => change({ ...filter, location: location || undefined })}
    />
  );
}
