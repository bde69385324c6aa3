import type { Locale, PracticeType, Program } from '@surya/data';

/**
 * Returns the name of the list of all participants of a practice, in a city and a language. The practice is
 * named as the content says (`list` in practice-types.json), or by its type.
 */
export function participantListName(
  { type, location }: Pick<Program, 'type' | 'location'>,
  locale: Locale,
  practiceTypes: readonly PracticeType[],
): string {
  const practice = practiceTypes.find((candidate) => candidate.type === type);
  return `${practice?.list ?? type} · ${location} · ${locale}`;
}
