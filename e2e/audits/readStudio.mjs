import { locales } from '@surya/data';
import { readStudio } from '@surya/data/studio';

/** @import { Locale, Program } from '@surya/data' */

/** The studio that the running local system was built from. */
const studio = readStudio();

/** The addresses of the pages, and the programs. */
export const { routes, programs } = studio;

/**
 * The paths of a program's page by language.
 * @param {Program} program
 * @returns {Record<Locale, string>}
 */
export function getProgramPaths({ languageContent }) {
  const paths = locales.map((locale) => [locale, languageContent[locale].detailsUrl]);
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
  if (!program) throw new Error(`${studio.folder} has no program`);
  return program;
}
