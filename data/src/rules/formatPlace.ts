import { getLanguage, type Locale } from '../locales/locales.ts';
import type { Program } from '../schemas/program.ts';

/** The place of a program: its address where one is settled, otherwise that it will be sent soon. */
export function formatPlace(program: Pick<Program, 'address'>, locale: Locale): string {
  return program.address?.text ?? getLanguage(locale).placeToBeAnnounced;
}
