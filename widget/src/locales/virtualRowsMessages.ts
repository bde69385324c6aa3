import type { Locale } from '@surya/data';
import { virtualRows as en } from './en/virtualRows.ts';
import { virtualRows as es } from './es/virtualRows.ts';
import { virtualRows as fr } from './fr/virtualRows.ts';

/** The texts of a long list. */
export interface VirtualRowsMessages {
  /** Leads to the rows before those in the page. */
  earlier: string;
  /** Leads to the rows after those in the page. */
  later: string;
}

/** In one chunk with what shows them: three languages weigh less than another request. */
export const virtualRowsMessages: Record<Locale, VirtualRowsMessages> = { fr, en, es };
