import { getLocations } from '@surya/data';
import { filterTabMessages } from '../../locales/filterTabMessages.ts';
import { useWidget } from '../../shared/useWidget.ts';
import { Dropdown } from '../Dropdown.tsx';
import type { FilterTabProps } from '../useFilter.ts';

/** The location as a dropdown: all, or one of the programs' cities in alphabetical order. */
export function LocationFilter({ filter, change, programs }: FilterTabProps) {
  const { locale, messages } = useWidget();
  return (
    <Dropdown
      label={messages.calendar.location}
      options={[
        ['', filterTabMessages[locale].allLocations],
        ...getLocations(programs).map((name) => [name, name] as const),
      ]}
      value={filter.location ?? ''}
      choose={(location) => change({ ...filter, location: location || undefined })}
    />
  );
}
