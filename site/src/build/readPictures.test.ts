import { join } from 'node:path';
import { fixture } from '../testing/fixture.ts';
import { readPictures, svgSize } from './readPictures.ts';

test.each([
  ['<svg xmlns="x" viewBox="0 0 1600 900"><path/></svg>', { width: 1600, height: 900 }],
  ['<svg viewBox="-10,-5 20.4,9.6"/>', { width: 20, height: 10 }],
  ['<svg width="10" height="10"/>', undefined],
])('the size of %s', (svg, size) => {
  expect(svgSize(svg)).toEqual(size);
});

test('every drawing of the studio says its size, so that its place is kept while it loads', () => {
  const silent = [...readPictures(join(fixture.folder, 'images'))].filter(
    ([address, size]) => address.endsWith('.svg') && !size,
  );
  expect(silent).toEqual([]);
});
