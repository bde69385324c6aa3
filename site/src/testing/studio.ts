import { join } from 'node:path';
import { readPictures } from '../build/pictures.ts';
import { readContent } from '../build/readContent.ts';
import type { Content } from '../studio/studio.ts';

const data = join(__dirname, '../../../data');

/** The sample studio as its files say it, read anew so that a test may change it. */
export function theContent(): Content {
  return readContent(join(data, 'content'));
}

/** The pictures the sample studio has. */
export function thePictures(): ReturnType<typeof readPictures> {
  return readPictures(join(data, 'images'));
}

/** Where the sample studio's clock stands. */
export const demoNow = new Date('2025-06-01T09:00:00+02:00');
