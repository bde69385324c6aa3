import { mixColors } from './mixColors.ts';

test.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 1, '#ffffff'],
  ['#001020', '#0a2030', 0.5, '#051828'],
])('mixes %s and %s by %p to %s', (color, other, share, mixed) => {
  expect(mixColors(color, other, share)).toBe(mixed);
});
