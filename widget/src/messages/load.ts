import type { Locale } from '@surya/data';
import type { Messages } from './messages.ts';

const loaders = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
} as const satisfies Record<Locale, () => Promise<Messages>>;

/** The texts of one language; no other is downloaded. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}
