import { getLocations } from '@surya/data';
import { useSurroundings } from '../../shared/surroundings.ts';
import { Dropdown } from '../Dropdown.tsx';
import type { OtherTabProps } from '../OtherTab.tsx';
import { texts } from './texts.ts';

/** The location as a dropdown: all, or one of the programs' cities in alphabetical order. */
export function LocationFilter({ filter, change, programs }: OtherTabProps) {
  const { locale, messages } = useSurroundings();
  return (
    <Dropdown
      label={messages.calendar.location}
      options={[
        ['', texts[locale].allLocations],
        ...getLocations(programs).map((name) => [name, name] as const),
      ]}
      value={filter.location ?? ''}
      choose={(location) => change({ ...filter, location: location || undefined })}
    />
  );
}
