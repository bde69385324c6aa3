import type { Catalogue } from '../catalogue.ts';
import { sortPrograms } from '../rules/calendarFilter.ts';
import type { Program } from '../schemas/program.ts';
import type { Studio } from './studio.ts';

/**
 * What the widget downloads of a studio.
 * @param clock where a demonstration's clock stands, ISO 8601; undefined in production
 */
export function toCatalogue(
  { programs, practiceTypes, partners }: Pick<Studio, 'programs' | 'practiceTypes' | 'partners'>,
  clock?: string,
): Catalogue {
  return {
    programs: sortPrograms(programs).map(
      ({ address: _, page: __, country: ___, ...program }): Program => program,
    ),
    practices: practiceTypes.map(({ type, label, alsoListedUnder }) => ({
      type,
      label,
      ...(alsoListedUnder && { alsoListedUnder }),
    })),
    partners: partners.map(({ id }) => id),
    ...(clock && { clock }),
  };
}
