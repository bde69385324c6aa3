import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { locales, translate } from '../locales/locales.ts';
import { programPath } from '../rules/routeTable.ts';
import type { Program, ProgramEntry } from '../schemas/program.ts';
import type { Routes } from '../schemas/routes.ts';
import { type ContentError, checkFile, tables } from './checkFile.ts';
import { findCrossFileErrors } from './findCrossFileErrors.ts';
import { getStudioFolder } from './getStudioFolder.ts';
import { listFiles } from './listFiles.ts';
import type { Studio } from './studio.ts';

/** The content of a studio does not fit: every fault in a line of its own, with file, place and reason. */
export class StudioError extends Error {
  override readonly name = 'StudioError';

  constructor(
    folder: string,
    readonly errors: readonly ContentError[],
  ) {
    super(errors.map((error) => formatContentError(folder, error)).join('\n'));
  }
}

/** One line, `data/content/programs.json: [0].price: Too big`, with the path from here where it is below. */
export function formatContentError(folder: string, { file, place, reason }: ContentError): string {
  const path = relative(process.cwd(), folder);
  return [join(path.startsWith('..') ? folder : path, file), ...(place ? [place] : []), reason].join(': ');
}

/**
 * Reads and checks a studio: every file against its schema, and all of them together.
 * @param folder its absolute path
 * @throws StudioError with every fault at once
 */
export function readStudio(folder = getStudioFolder()): Studio {
  if (!existsSync(folder)) {
    throw new StudioError(folder, [{ file: '', place: '', reason: 'there is no such folder' }]);
  }
  const { values, errors } = readFiles(folder);
  for (const name of Object.keys(tables)) {
    const file = `${name}.json`;
    if (!values.has(file) && !errors.some((error) => error.file === file)) {
      errors.push({ file, place: '', reason: 'the file is missing' });
    }
  }
  if (errors.length > 0) throw new StudioError(folder, errors);
  const studio = toStudio(values, folder);
  const crossFileErrors = findCrossFileErrors(studio);
  if (crossFileErrors.length > 0) throw new StudioError(folder, crossFileErrors);
  return studio;
}

function readFiles(folder: string): { values: Map<string, unknown>; errors: ContentError[] } {
  const values = new Map<string, unknown>();
  const errors: ContentError[] = [];
  for (const file of listFiles(folder)) {
    if (!file.endsWith('.json')) continue;
    try {
      const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const faults = checkFile(file, value);
      if (faults.length === 0) values.set(file, value);
      errors.push(...faults);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      errors.push({ file, place: '', reason: `is not JSON: ${error.message}` });
    }
  }
  return { values, errors };
}

/** Every value has passed the schema of its file's name: the shapes below stand on that. */
function toStudio(values: ReadonlyMap<string, unknown>, folder: string): Studio {
  const table = <Table>(name: keyof typeof tables) => values.get(`${name}.json`) as Table;
  const inFolder = <Text>(name: string): Record<string, Text> =>
    Object.fromEntries(
      [...values]
        .filter(([file]) => file.startsWith(`${name}/`))
        .map(([file, value]) => [file.slice(name.length + 1, -'.json'.length), value as Text]),
    );
  const images = join(folder, 'images');
  const routes = table<Routes>('routes');
  return {
    folder,
    programs: table<ProgramEntry[]>('programs').map((entry) => toProgram(entry, routes)),
    practiceTypes: table('practice-types'),
    practices: table('practices'),
    retreats: table('retreats'),
    destinations: table('destinations'),
    navigation: table('navigation'),
    partners: table('partners'),
    routes,
    site: table('site'),
    theme: table('theme'),
    programDetails: inFolder('programs'),
    pages: translate((locale) => inFolder(`pages/${locale}`)),
    pictures: new Set(existsSync(images) ? listFiles(images).map((file) => `/images/${file}`) : []),
  };
}

/** A program of the content with the addresses of its page. */
export function toProgram(entry: ProgramEntry, routes: Routes): Program {
  const languageContent = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { ...entry.languageContent[locale], detailsUrl: programPath(routes, entry, locale) },
    ]),
  ) as Program['languageContent'];
  return { ...entry, languageContent };
}
