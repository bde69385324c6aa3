import type { Locale, Program } from '@surya/data';

/** Returns the name of the list of all participants of a type of program, in a city and a language. */
export function participantListName({ type, location }: Program, locale: Locale): string {
  return `${type} · ${location} · ${locale}`;
}
