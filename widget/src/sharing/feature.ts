import { feature as calendar } from '../calendar/feature.ts';
import type { Feature } from '../shared/feature.ts';
import { withUrlFilters } from './withUrlFilters.tsx';

// From the calendar's own entry, or the bundler makes a third file of what the two share.
export const feature = {
  Component: withUrlFilters(calendar.Component),
  css: calendar.css,
} satisfies Feature;
