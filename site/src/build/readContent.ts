import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { locales } from '@surya/data';
import { ContentError, checkContent } from '@surya/data/schemas';
import type { Content } from '../studio/studio.ts';

/** Paths of all JSON files below `directory`, relative to it, with forward slashes, sorted. */
function jsonFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function parsed(directory: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(directory, file), 'utf8'));
  } catch (error) {
    throw new ContentError(file, [`is not JSON: ${error instanceof Error ? error.message : error}`]);
  }
}

/**
 * Reads and checks every file of `data/content`.
 * @throws AggregateError of ContentErrors, its message naming each file, place and reason
 */
export function readContent(directory: string): Content {
  const values = new Map<string, unknown>();
  const errors: ContentError[] = [];
  for (const file of jsonFiles(directory)) {
    try {
      const value = parsed(directory, file);
      checkContent(file, value);
      values.set(file, value);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));

  // The check above is what these shapes stand on: every value has passed the schema of its file's name.
  const table = <Table>(name: string): Table => {
    const value = values.get(`${name}.json`);
    if (value === undefined) throw new ContentError(`${name}.json`, ['the file is missing']);
    return value as Table;
  };
  const folder = <Text>(name: string): Record<string, Text> =>
    Object.fromEntries(
      [...values]
        .filter(([file]) => file.startsWith(`${name}/`))
        .map(([file, value]) => [file.slice(name.length + 1, -'.json'.length), value as Text]),
    );

  return {
    programs: table('programs'),
    practices: table('practices'),
    retreats: table('retreats'),
    destinations: table('destinations'),
    navigation: table('navigation'),
    partners: table('partners'),
    routes: table('routes'),
    site: table('site'),
    pages: Object.fromEntries(
      locales.map((locale) => [locale, folder(`pages/${locale}`)]),
    ) as Content['pages'],
    events: folder('events'),
  };
}
