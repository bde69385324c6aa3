import { expect, test } from '../hosts/hosting.ts';
import { hostPage } from '../hosts/hostPage.ts';
import { findUntranslated, isPseudo } from './findUntranslated.ts';
import { toPseudo } from './toPseudo.ts';
import { toPseudoTexts } from './toPseudoTexts.ts';

/** Texts that are not in the pseudo-language are found wherever a visitor reads or hears them. */

test('the pseudo-language accents every letter, is a third longer and keeps placeholders', () => {
  expect(toPseudo('Pay {{price}} now')).toBe('Ṕáýö {{price}} ńóŵö');
  expect(isPseudo(toPseudo('The quick brown fox jumps over the lazy dog, 12 €.'), [])).toBe(true);
});

test('texts are converted around the values that they are made with', () => {
  const texts = toPseudoTexts({
    count: 2,
    list: ['Free'],
    hello: (name: string) => `Hello ${name}, see https://studio.example/x`,
    found: ({ tag }: { tag: string }) => [`<${tag}> is hidden`],
  });
  expect(texts.count).toBe(2);
  expect(texts.list).toEqual(['Ḟŕééöö']);
  expect(texts.hello('Anne')).toBe('Ĥéĺĺóöö Anne, śééö https://studio.example/x');
  expect(texts.found({ tag: 'form' })).toEqual(['<form> íśö ĥíḋḋéńöö']);
});

test.describe('isPseudo', () => {
  for (const [text, allowed, expected] of [
    ['12 € · 8:30', [], true],
    ['Atelier Surya', ['Atelier Surya'], true],
    [`${toPseudo('Write to')} bonjour@atelier.example`, [], true],
    [`${toPseudo('Write to')} us`, [], false],
    ['Rennes', ['Angers'], false],
  ] as const) {
    test(`is ${expected} for “${text}”`, () => expect(isPseudo(text, allowed)).toBe(expected));
  }
});

test('untranslated texts, attributes and shadow trees are reported', async ({ page, system, hosting }) => {
  const body = `<h1>${toPseudo('Calendar')}</h1><p>Left over</p><img src="data:," alt="Picture">
<input placeholder="${toPseudo('Name')}" aria-label="Label"><p lang="en">English</p><code>code</code>
<div><template shadowrootmode="open"><button title="${toPseudo('Close')}">Inside</button></template></div>`;
  const html = hostPage({ lang: 'qps', body }).replace(
    '<title>Host</title>',
    `<title>${toPseudo('Host')}</title>`,
  );
  hosting.serve('/untranslated', { html });
  const faults = await findUntranslated(page, system.host, ['/untranslated'], []);
  expect(faults.map((line) => line.split(': ')[1]).toSorted()).toEqual([
    'Inside',
    'Label',
    'Left over',
    'Picture',
  ]);
});
