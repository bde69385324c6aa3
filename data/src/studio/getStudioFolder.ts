import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** The root of the repository: the nearest folder at or above `start` that holds lerna.json. */
export function findRoot(start = process.cwd()): string {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'lerna.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`${start} is in no checkout of this repository`);
  }
}

/**
 * The folder of the studio that is built, served or tested: `STUDIO`, by default `data/content`. A relative
 * one counts from where the command was given.
 */
export function getStudioFolder(variables: Record<string, string | undefined> = process.env): string {
  const { STUDIO: studio, INIT_CWD: givenIn } = variables;
  if (!studio) return join(findRoot(), 'data/content');
  return isAbsolute(studio) ? studio : resolve(givenIn ?? findRoot(), studio);
}
