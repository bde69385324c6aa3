import { formatPhone } from './formatPhone.ts';

test('a French number is formatted in pairs that stay on one line', () => {
  expect(formatPhone('+33199000142')).toBe('+33\u00a01\u00a099\u00a000\u00a001\u00a042');
});

test('another separator can be given', () => {
  expect(formatPhone('+33199000142', ' ')).toBe('+33 1 99 00 01 42');
});

test('the number of another country is unchanged', () => {
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});
