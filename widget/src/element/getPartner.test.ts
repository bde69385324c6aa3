import { getPartner } from './getPartner.ts';

const studio = 'https://studio.example';
const own = (search: string) => ({ origin: studio, search });
const other = (search: string) => ({ origin: 'https://partner.example', search });

test("the element's own attribute names the partner", () => {
  expect(getPartner('studio-lumen', other(''), studio)).toBe('studio-lumen');
  expect(getPartner('studio-lumen', own('?partner=another'), studio)).toBe('studio-lumen');
});

test("the address names the partner on the studio's own site alone", () => {
  expect(getPartner(undefined, own('?partner=studio-lumen'), studio)).toBe('studio-lumen');
  expect(getPartner(undefined, other('?partner=studio-lumen'), studio)).toBeUndefined();
});

test.each(['', 'Studio Lumen', '<b>', 'a'.repeat(101)])('%j is no partner', (text) => {
  expect(getPartner(text, own(''), studio)).toBeUndefined();
  expect(getPartner(undefined, own(`?partner=${encodeURIComponent(text)}`), studio)).toBeUndefined();
});
