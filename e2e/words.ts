import { readFileSync } from 'node:fs';
import { getLanguage, type Locale, locales } from '@surya/data';
import type { MailTexts } from '../functions/src/locales/mailTexts.ts';
import { filterTabMessages } from '../widget/src/locales/filterTabMessages.ts';
import { loadDiagnosticMessages } from '../widget/src/locales/loadDiagnosticMessages.ts';
import { loadMessages } from '../widget/src/locales/loadMessages.ts';
import { builtPath } from './builtPath.ts';

/** Reads a text of the site's interface by its key. */
function readSiteTexts(locale: Locale): (key: string) => string {
  const texts = new Map(
    ['common', 'partners'].flatMap((namespace): [string, string][] =>
      Object.entries(
        JSON.parse(readFileSync(builtPath('site/locales', locale, `${namespace}.json`), 'utf8')),
      ),
    ),
  );
  return (key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`the site has no text ${key} in ${locale}`);
    return text;
  };
}

async function loadWords(locale: Locale) {
  const { messages, forms } = await loadMessages(locale, true);
  if (!forms) throw new Error(`the widget has no texts of forms in ${locale}`);
  return {
    /** The language's own name, as the landing page offers it. */
    language: getLanguage(locale).name,
    ...messages,
    ...forms,
    filterTabs: filterTabMessages[locale],
    diagnostics: await loadDiagnosticMessages(locale),
    mails: await loadMailTexts(locale),
    site: readSiteTexts(locale),
  };
}

async function loadMailTexts(locale: Locale): Promise<MailTexts> {
  const module: Record<string, MailTexts> = await import(`../functions/src/locales/${locale}.ts`);
  const texts = module[locale];
  if (!texts) throw new Error(`the mails have no texts in ${locale}`);
  return texts;
}

/** The interface texts of widget, mails and site in one language. */
export type Words = Awaited<ReturnType<typeof loadWords>>;

/** The interface texts that the specs expect, from the packages that show them. */
export const words = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadWords(locale)] as const)),
) as Record<Locale, Words>;
