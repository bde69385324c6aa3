import type { Locale } from '@surya/data';
import type { FormMessages } from './forms/formMessages.ts';
import type { Messages } from './messages.ts';

const base = {
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
} as const satisfies Record<Locale, () => Promise<Messages>>;

const forms = {
  fr: () => import('./forms/fr.ts').then(({ fr }) => fr),
  en: () => import('./forms/en.ts').then(({ en }) => en),
  es: () => import('./forms/es.ts').then(({ es }) => es),
} as const satisfies Record<Locale, () => Promise<FormMessages>>;

/** The texts an element says: everything's, and those of forms where it is one. */
export interface Texts {
  messages: Messages;
  forms: FormMessages | undefined;
}

/** The texts of one language; no other is downloaded, and those of forms only where they are needed. */
export async function loadTexts(locale: Locale, withForms: boolean): Promise<Texts> {
  const [messages, formMessages] = await Promise.all([
    base[locale](),
    withForms ? forms[locale]() : undefined,
  ]);
  return { messages, forms: formMessages };
}
