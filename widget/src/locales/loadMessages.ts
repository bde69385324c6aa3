import type { Locale } from '@surya/data';
import type { FormMessages } from './formMessages.ts';
import type { Messages } from './messages.ts';

/** The modules of a language: its texts are downloaded when an element shows them, and no other language's. */
interface LanguageModules {
  messages: () => Promise<{ messages: Messages }>;
  forms: () => Promise<{ forms: FormMessages }>;
}

/** Every language of the widget. The diagnostics, which few pages load, register theirs beside their type. */
export const languages: Record<Locale, LanguageModules> = {
  fr: { messages: () => import('./fr/messages.ts'), forms: () => import('./fr/forms.ts') },
  en: { messages: () => import('./en/messages.ts'), forms: () => import('./en/forms.ts') },
  es: { messages: () => import('./es/messages.ts'), forms: () => import('./es/forms.ts') },
};

/** Loads the texts of an element in one language, those of forms only where it has one. */
export async function loadMessages(locale: Locale, withForms: boolean) {
  const language = languages[locale];
  const [{ messages }, forms] = await Promise.all([
    language.messages(),
    withForms ? language.forms() : undefined,
  ]);
  return { messages, forms: forms?.forms };
}
