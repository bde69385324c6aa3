import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/**
 * The text of firebase.json for a studio. Needs the build of data.
 * @param {string} studioFolder
 */
export function toFirebaseJson(studioFolder) {
  /** @type {typeof import('@surya/data/studio')} */
  const { readStudio, toFirebaseConfiguration } = createRequire(import.meta.url)(
    join(root, 'data/dist/studio/index.cjs'),
  );
  return `${JSON.stringify(toFirebaseConfiguration(readStudio(studioFolder)), null, 2)}\n`;
}
