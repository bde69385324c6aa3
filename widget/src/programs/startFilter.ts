import { type CalendarFilter, isPracticeFilter, type Program } from '@surya/data';
import type { Attributes } from '../shared/feature.ts';

/** The filter that a calendar's attributes choose; what the catalogue does not know counts as absent. */
export function startFilter(
  { practice, location }: Attributes,
  programs: readonly Pick<Program, 'location'>[],
): CalendarFilter {
  return {
    practice: isPracticeFilter(practice) ? practice : 'all',
    location: programs.find((program) => program.location === location)?.location,
  };
}
