import { availabilityAt, locales, type Program, priceAt } from '@surya/data';
import type { SendRegistrationRequest } from '@surya/data/schemas';
import { ApiError } from '../http/errors.ts';
import type { World } from '../world.ts';

/**
 * The free event asked for by its id or its title, if it takes registrations now.
 * @throws ApiError `unknown_program`, `program_over`, `program_full`, `program_not_free`, in this order
 */
export function freeEventOf(
  { programId, eventTitle }: Pick<SendRegistrationRequest, 'programId' | 'eventTitle'>,
  { content, now }: Pick<World, 'content' | 'now'>,
): Program {
  const { programs } = content;
  const found = programs.find(({ id }) => id === programId) ?? byTitle(programs, eventTitle, now());
  if (!found) throw new ApiError('unknown_program', 'eventTitle');
  const availability = availabilityAt(found, now());
  if (availability === 'past') throw new ApiError('program_over');
  if (availability === 'full') throw new ApiError('program_full');
  if (!priceAt(found, now()).free) throw new ApiError('program_not_free');
  return found;
}

/** The program of that title in any language; of several, one that takes registrations. */
function byTitle(programs: readonly Program[], title: string, now: Date): Program | undefined {
  const wanted = plain(title);
  const named = programs.filter((program) =>
    locales.some((locale) => plain(program.languageContent[locale].title) === wanted),
  );
  return (
    named.find((program) => priceAt(program, now).free && availabilityAt(program, now) === 'open') ?? named[0]
  );
}

/** A title without what typing changes: case, kind of apostrophe, spaces. */
function plain(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}
