import { type CalendarFilter, type Catalogue, parsePractice } from '@surya/data';
import type { Attributes } from '../shared/feature.ts';

/** Returns the filter that a calendar's attributes choose; a value unknown to the catalogue counts as absent. */
export function getInitialFilter(
  { practice, location }: Attributes,
  { programs, practices }: Catalogue,
): CalendarFilter {
  return {
    practice: parsePractice(practice, practices),
    location: programs.find((program) => program.location === location)?.location,
  };
}
