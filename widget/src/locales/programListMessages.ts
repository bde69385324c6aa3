import type { Locale } from '@surya/data';
import { programList as en } from './en/programList.ts';
import { programList as es } from './es/programList.ts';
import { programList as fr } from './fr/programList.ts';
import type { ProgramListMessages } from './messages.ts';

/** In one chunk with what shows them: three languages weigh less than another request. */
export const programListMessages: Record<Locale, ProgramListMessages> = { fr, en, es };
