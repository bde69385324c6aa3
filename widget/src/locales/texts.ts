import type { Locale } from '@surya/data';
import { forms as enForms } from './en/forms.ts';
import { messages as en } from './en/messages.ts';
import { forms as esForms } from './es/forms.ts';
import { messages as es } from './es/messages.ts';
import type { FormMessages } from './formMessages.ts';
import { forms as frForms } from './fr/forms.ts';
import { messages as fr } from './fr/messages.ts';
import type { Messages } from './messages.ts';

/** The texts of every language, for the rendering at build and for tests; no chunk of the browser imports them. */
export const texts: Record<Locale, { messages: Messages; forms: FormMessages }> = {
  fr: { messages: fr, forms: frForms },
  en: { messages: en, forms: enForms },
  es: { messages: es, forms: esForms },
};
