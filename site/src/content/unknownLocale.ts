import type { Locale } from '@surya/data';

/** The language of the pages that are shown before a visitor's language is known: landing and not-found. */
export const unknownLocale: Locale = 'en';
