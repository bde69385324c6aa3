import { parseLocale } from './locales.ts';

test.each([
  ['fr', 'fr'],
  ['es-MX', 'es'],
  ['EN-us', 'en'],
  [' fr ', 'fr'],
  ['de', undefined],
  ['', undefined],
  [null, undefined],
  ['frr', undefined],
])('the tag %p asks for %p', (tag, locale) => {
  expect(parseLocale(tag)).toBe(locale);
});
