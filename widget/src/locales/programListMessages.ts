import type { Locale } from '@surya/data';
import { programList as en } from './en/programList.ts';
import { programList as es } from './es/programList.ts';
import { programList as fr } from './fr/programList.ts';

/** The texts of `variant="list"`. */
export interface ProgramListMessages {
  /** In place of a list without programs. */
  noneToCome: string;
}

/** In one chunk with what shows them: three languages weigh less than another request. */
export const programListMessages: Record<Locale, ProgramListMessages> = { fr, en, es };
