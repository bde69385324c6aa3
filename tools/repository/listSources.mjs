import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Folders of installed and built files, and of data that is not source. */
const skipped = new Set([
  'node_modules',
  'dist',
  'public',
  '.cache',
  '.git',
  '.nx',
  '.workspaces',
  'coverage',
]);

/**
 * The paths of the source files of this tree.
 * @param {RegExp} names which file names
 * @param {string} [folder] relative to the root
 * @returns {string[]} relative to the root
 */
export function listSources(names, folder = '.') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listSources(names, path);
    return names.test(entry.name) ? [path] : [];
  });
}
