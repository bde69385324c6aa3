import type { ComponentType } from 'react';
import type { CalendarProps } from '../calendar/Calendar.tsx';
import { type FeatureProps, isSet } from '../shared/feature.ts';
import { addressKeeper } from './addressKeeper.ts';

/** The calendar with `share-filters`: the page's address keeps what is chosen (DECISIONS, "Calendar"). */
export function sharing(Calendar: ComponentType<CalendarProps>): ComponentType<FeatureProps> {
  const keeper = addressKeeper(window);
  return (props) => (
    <Calendar {...props} keeper={isSet(props.attributes.shareFilters) ? keeper : undefined} />
  );
}
