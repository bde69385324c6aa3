import type { Locale } from '@surya/data';
import { filterTabs as en } from './en/filterTabs.ts';
import { filterTabs as es } from './es/filterTabs.ts';
import { filterTabs as fr } from './fr/filterTabs.ts';
import type { FilterTabMessages } from './messages.ts';

/** In one chunk with what shows them: three languages weigh less than another request. */
export const filterTabMessages: Record<Locale, FilterTabMessages> = { fr, en, es };
