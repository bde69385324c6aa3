import { join } from 'node:path';
import { getStudioFolder, readStudio } from '@surya/data/studio';
import { readPictures } from '../build/pictures.ts';
import type { Content } from '../studio/studio.ts';

/** The sample studio as its files say it, read anew so that a test may change it. */
export function theContent(): Content {
  return readStudio();
}

/** The pictures the sample studio has. */
export function thePictures(): ReturnType<typeof readPictures> {
  return readPictures(join(getStudioFolder(), 'images'));
}

/** Where the sample studio's clock stands. */
export const demoNow = new Date('2025-06-01T09:00:00+02:00');
