import { partnerOf } from './partner.ts';

const studio = 'https://studio.example';
const own = (search: string) => ({ origin: studio, search });
const other = (search: string) => ({ origin: 'https://partner.example', search });

test("the element's own attribute names the partner", () => {
  expect(partnerOf('studio-lumen', other(''), studio)).toBe('studio-lumen');
  expect(partnerOf('studio-lumen', own('?partner=another'), studio)).toBe('studio-lumen');
});

test("the address names the partner on the studio's own site alone", () => {
  expect(partnerOf(undefined, own('?partner=studio-lumen'), studio)).toBe('studio-lumen');
  expect(partnerOf(undefined, other('?partner=studio-lumen'), studio)).toBeUndefined();
});

test.each(['', 'Studio Lumen', '<b>', 'a'.repeat(101)])('%j is no partner', (text) => {
  expect(partnerOf(text, own(''), studio)).toBeUndefined();
  expect(partnerOf(undefined, own(`?partner=${encodeURIComponent(text)}`), studio)).toBeUndefined();
});
