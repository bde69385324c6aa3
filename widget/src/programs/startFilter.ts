import { type CalendarFilter, type Catalogue, parsePractice } from '@surya/data';
import type { Attributes } from '../shared/feature.ts';

/** The filter that a calendar's attributes choose; what the catalogue does not know counts as absent. */
export function startFilter(
  { practice, location }: Attributes,
  { programs, practices }: Catalogue,
): CalendarFilter {
  return {
    practice: parsePractice(practice, practices),
    location: programs.find((program) => program.location === location)?.location,
  };
}
