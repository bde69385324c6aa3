import { enFormats } from './en.ts';
import { esFormats } from './es.ts';
import { frFormats } from './fr.ts';
import type { Formats } from './language.ts';
import type { Locale } from './locales.ts';

/** Apart from the languages' names, which the widget then does not download. */
const formats: Record<Locale, Formats> = { fr: frFormats, en: enFormats, es: esFormats };

/** Returns how a language writes dates, times, numbers and prices. */
export function getFormats(locale: Locale): Formats {
  return formats[locale];
}
