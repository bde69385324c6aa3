import { initialsOf } from './initialsOf.ts';
import { phoneText } from './phoneText.ts';

test.each([
  ['Your teacher', 'YT'],
  ['Votre enseignante', 'VE'],
  ['Surya', 'S'],
  ['Anne-Marie de la Tour', 'AT'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a French number is read in pairs, another stays as it is', () => {
  expect(phoneText('+33199000142')).toBe('+33\u00a01\u00a099\u00a000\u00a001\u00a042');
  expect(phoneText('+442079460000')).toBe('+442079460000');
});
