import type { Locale } from './locales.ts';

/** The language of a page or element that names none. */
export const defaultLocale: Locale = 'fr';
