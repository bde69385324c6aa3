import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getMessage, root, studioFolder } from './setup.mjs';

/**
 * The faults of the studio's content, one line each, and what of it the studio must still replace. The build
 * of data must have written its code (it may have refused the content).
 * @returns {{ faults: string[], placeholders: string[] }}
 */
export function contentState() {
  const { readStudio, listPlaceholders, StudioError } = createRequire(import.meta.url)(
    join(root, 'data/dist/studio/index.cjs'),
  );
  try {
    readStudio(studioFolder);
    return { faults: [], placeholders: listPlaceholders(studioFolder) };
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return { faults: getMessage(error).split('\n'), placeholders: [] };
  }
}
