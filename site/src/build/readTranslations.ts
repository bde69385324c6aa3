import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Translated, translate } from '@surya/data';

/**
 * Reads one text of `snippet.json` in every language, for pages that need it in more than their own.
 * @throws Error where a language lacks it
 */
export function readTranslations(directory: string, key: string): Translated {
  return translate((locale) => {
    const texts: Record<string, string> = JSON.parse(
      readFileSync(join(directory, locale, 'snippet.json'), 'utf8'),
    );
    const text = texts[key];
    if (!text) throw new Error(`locales/${locale}/snippet.json has no text "${key}"`);
    return text;
  });
}
