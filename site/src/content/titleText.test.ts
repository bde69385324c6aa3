import { titleText } from './titleText.ts';

test.each([
  ['Deux jours au bord de la mer', 'Deux jours au~bord de~la~mer'],
  ['Enseigner ce que j’ai reçu', 'Enseigner ce~que j’ai reçu'],
  ['¿Y si voy a tu ciudad?', '¿Y~si~voy a~tu~ciudad?'],
  ['À me faire venir', 'À~me~faire venir'],
  ['Surya Kriya', 'Surya Kriya'],
])('“%s” breaks after no word of one or two letters', (title, set) => {
  expect(titleText(title)).toBe(set.replaceAll('~', '\u00a0'));
});
