import { fixture } from '../testing/fixture.ts';
import { icoOf, webManifest } from './writeIcons.ts';

test('the ICO header points at the PNG that follows it', () => {
  const png = Buffer.from('89504e47', 'hex');
  const ico = icoOf(png);
  expect(ico.readUInt16LE(4)).toBe(1);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});

test('the manifest has the studio’s name', () => {
  expect(JSON.parse(webManifest(fixture))).toMatchObject({ name: 'Atelier Surya', start_url: '/' });
});
