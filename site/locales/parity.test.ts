import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '@surya/data';

const namespaces = readdirSync(join(__dirname, defaultLocale));
const texts = (locale: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, locale, file), 'utf8'));
/** The `{{values}}` a text asks for. */
const values = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

test('every language has the same files', () => {
  for (const locale of locales) expect(readdirSync(join(__dirname, locale))).toEqual(namespaces);
});

describe.each(namespaces)('%s', (file) => {
  const source = texts(defaultLocale, file);

  test.each(locales)('has every text of the source in %s, none more, none empty', (locale) => {
    const translated = texts(locale, file);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(source).sort());
    expect(Object.entries(translated).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(locales)('asks for the same values in %s', (locale) => {
    for (const [key, text] of Object.entries(texts(locale, file))) {
      expect([key, values(text)]).toEqual([key, values(source[key] ?? '')]);
    }
  });
});

test('no key stands in two files: they share one space', () => {
  const keys = namespaces.flatMap((file) => Object.keys(texts(defaultLocale, file)));
  expect(new Set(keys).size).toBe(keys.length);
});
