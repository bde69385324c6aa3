import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locales, programPath } from '@surya/data';

/** @import { Locale, Program, Routes } from '@surya/data' */

const root = join(import.meta.dirname, '../..');
const folder = resolve(root, process.env.STUDIO ?? 'data/content');

/**
 * @param {string} name
 * @returns {any} as the schema of the file has it
 */
function readJson(name) {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}

/**
 * The addresses of the studio's pages.
 * @type {Routes}
 */
export const routes = readJson('routes');

/**
 * The studio's programs.
 * @type {Program[]}
 */
export const programs = readJson('programs');

/**
 * The paths of a program's page by language.
 * @param {Pick<Program, 'id'>} program
 * @returns {Record<Locale, string>}
 */
export function getProgramPaths({ id }) {
  const paths = locales.map((locale) => [locale, programPath(routes, id, locale)]);
  return Object.fromEntries(paths);
}

/** A program with a reduced price, or the first one. */
export const promotionalProgram = findProgram(({ promoPrice }) => promoPrice !== undefined);

/** A free program, or the first one. */
export const freeProgram = findProgram(({ price }) => price === 0);

/**
 * @param {(program: Program) => boolean} matches
 * @returns {Program}
 */
function findProgram(matches) {
  const program = programs.find(matches) ?? programs[0];
  if (!program) throw new Error(`${folder} has no program`);
  return program;
}
