import { availabilityAt, locales, type Program, priceAt } from '@surya/data';
import type { SendRegistrationRequest } from '@surya/data/schemas';
import type { AppContext } from '../appContext.ts';
import { ApiError } from '../http/apiError.ts';

/**
 * Finds the free event that a registration asks for by id or by title, if it takes registrations now.
 * @throws ApiError `unknown_program`, `program_over`, `program_full`, `program_not_free`, in this order
 */
export function findFreeEvent(
  { programId, eventTitle }: Pick<SendRegistrationRequest, 'programId' | 'eventTitle'>,
  { content, saleClock }: Pick<AppContext, 'content' | 'saleClock'>,
): Program {
  const { programs } = content;
  const now = saleClock();
  const found = programs.find(({ id }) => id === programId) ?? findByTitle(programs, eventTitle, now);
  if (!found) throw new ApiError('unknown_program', 'eventTitle');
  const availability = availabilityAt(found, now);
  if (availability === 'past') throw new ApiError('program_over');
  if (availability === 'full') throw new ApiError('program_full');
  if (!priceAt(found, now).free) throw new ApiError('program_not_free');
  return found;
}

/** Returns the program of that title in any language; of several, one that takes registrations. */
function findByTitle(programs: readonly Program[], title: string, now: Date): Program | undefined {
  const wanted = normalizeTitle(title);
  const matches = programs.filter((program) =>
    locales.some((locale) => normalizeTitle(program.languageContent[locale].title) === wanted),
  );
  return (
    matches.find((program) => priceAt(program, now).free && availabilityAt(program, now) === 'open') ??
    matches[0]
  );
}

/** Returns a title without differences of typing: case, apostrophes, spaces. */
function normalizeTitle(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}
