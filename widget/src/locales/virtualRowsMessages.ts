import type { Locale } from '@surya/data';
import { virtualRows as en } from './en/virtualRows.ts';
import { virtualRows as es } from './es/virtualRows.ts';
import { virtualRows as fr } from './fr/virtualRows.ts';
import type { VirtualRowsMessages } from './messages.ts';

/** In one chunk with what shows them: three languages weigh less than another request. */
export const virtualRowsMessages: Record<Locale, VirtualRowsMessages> = { fr, en, es };
