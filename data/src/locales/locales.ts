import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Language } from './language.ts';

/**
 * The languages of the product, each a module of its own. Here alone is a language registered; every other
 * list of languages derives from this one (docs/decisions/0009-a-language-is-a-module.md).
 */
const languages = { fr, en, es } satisfies Record<string, Language>;

/** A language of the studio, as used in paths, `lang` attributes and provider locales. */
export type Locale = keyof typeof languages;

/** Every language in the order in which pages offer them. */
export const locales = Object.keys(languages) as readonly Locale[] as readonly [Locale, ...Locale[]];

/** The same content in every language; a missing language is a type error and a schema error. */
export type Translated<T = string> = Record<Locale, T>;

/** What is particular to a language: how it writes dates, times and numbers. */
export function getLanguage(locale: Locale): Language {
  return languages[locale];
}

/** Makes the same thing for every language, in the order of `locales`. */
export function translate<T>(make: (locale: Locale) => T): Translated<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Translated<T>;
}

/**
 * The language that a BCP 47 tag asks for, or undefined where the studio does not speak it.
 * Only the primary subtag counts: `es-MX` is Spanish.
 */
export function parseLocale(tag: string | null | undefined): Locale | undefined {
  const primary = tag?.trim().toLowerCase().split('-', 1)[0];
  return locales.find((locale) => locale === primary);
}
