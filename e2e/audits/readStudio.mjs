import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locales, programPath } from '@surya/data';

const root = join(import.meta.dirname, '../..');
const folder = resolve(root, process.env.STUDIO ?? 'data/content');

function readJson(name) {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}

/** The addresses of the studio's pages. */
export const routes = readJson('routes');

/** The studio's programs. */
export const programs = readJson('programs');

/** The paths of a program's page by language. */
export function getProgramPaths({ id }) {
  return Object.fromEntries(locales.map((locale) => [locale, programPath(routes, id, locale)]));
}
