import { defaultLocale, locales } from '@surya/data';
import type { Finding } from '../diagnostics/finding.ts';
import { diagnostics as fr } from './fr/diagnostics.ts';
import { loadDiagnosticMessages } from './loadDiagnosticMessages.ts';

const address = 'https://studio.example/x';
const values = {
  address,
  directive: '{directive}',
  addresses: '{addresses}',
  version: '{version}',
  current: '{current}',
  partner: '{partner}',
  origin: '{origin}',
  program: '{program}',
  practice: '{practice}',
  location: '{location}',
  tag: '{tag}',
  by: '{by}',
  size: '{size}',
};
type Code = Finding['code'];
const codes = Object.keys(fr.findings) as Code[];

function said(texts: typeof fr, code: Code): string {
  const say = texts.findings[code] as (finding: object) => readonly [string, string];
  return say(values).join(' ');
}

test.each(codes)('%s is said in every language with the same values', async (code) => {
  const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  const french = said(fr, code);
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    const texts = await loadDiagnosticMessages(locale);
    expect(said(texts, code)).not.toBe(french);
    expect(placesIn(said(texts, code))).toEqual(placesIn(french));
  }
});

test('French sets no plain space before a colon, semicolon or closing guillemet', () => {
  const all = codes.map((code) => said(fr, code)).join(' ');
  expect(all.match(/ [;»!?]|« /g)).toBeNull();
});
