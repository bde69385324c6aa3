import type { Locale, Translated } from '../locale.ts';
import type { Program } from '../schemas/program.ts';

const toBeAnnounced: Translated = {
  fr: 'Le lieu exact vous sera communiqué prochainement.',
  en: 'The exact venue will be sent to you soon.',
  es: 'Te comunicaremos pronto el lugar exacto.',
};

/**
 * Where a program takes place: its address where one is settled, otherwise that it will be sent soon
 * (SPEC §4 "Event location text").
 */
export function formatPlace(program: Pick<Program, 'address'>, locale: Locale): string {
  return program.address?.text ?? toBeAnnounced[locale];
}
