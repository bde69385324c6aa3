/** The only list of languages. French first: it is the default and the source of the specification. */
export const locales = ['fr', 'en', 'es'] as const;

/** A language the studio speaks, as used in paths, `lang` attributes and provider locales. */
export type Locale = (typeof locales)[number];

/** The language of a page or element that names none (SPEC §1). */
export const defaultLocale: Locale = 'fr';

/** The same content in every language; a missing language is a type error and a schema error. */
export type Translated<T = string> = Record<Locale, T>;

/**
 * The language that a BCP 47 tag asks for, or undefined where the studio does not speak it.
 * Only the primary subtag counts: `es-MX` is Spanish.
 */
export function parseLocale(tag: string | null | undefined): Locale | undefined {
  const primary = tag?.trim().toLowerCase().split('-', 1)[0];
  return locales.find((locale) => locale === primary);
}
