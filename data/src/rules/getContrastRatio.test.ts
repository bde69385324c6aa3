import { getContrastRatio, type Rgb } from './getContrastRatio.ts';

test.each<[string, Rgb, Rgb, number]>([
  ['black and white', [0, 0, 0], [255, 255, 255], 21],
  ['a colour and itself', [168, 75, 31], [168, 75, 31], 1],
  ['the lightest grey that passes AA on white', [118, 118, 118], [255, 255, 255], 4.54],
  ['colours with an alpha, which is not read', [255, 255, 255, 0], [0, 0, 0, 1], 21],
])('the contrast ratio of %s', (_case, one, other, ratio) => {
  expect(getContrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(getContrastRatio(other, one)).toBeCloseTo(ratio, 2);
});
