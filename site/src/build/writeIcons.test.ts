import { toIco } from './writeIcons.ts';

test('the ICO header points at the PNG that follows it', () => {
  const png = Buffer.from('89504e47', 'hex');
  const ico = toIco(png);
  expect(ico.readUInt16LE(4)).toBe(1);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
