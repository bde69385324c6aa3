import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStudioFolder } from './getStudioFolder.ts';
import { listFiles } from './listFiles.ts';

/** The dotted places below `value` that hold `"placeholder": true`. */
function* findPlaceholders(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* findPlaceholders(item, `${path}[${index}]`);
  } else if (value && typeof value === 'object') {
    if ('placeholder' in value && value.placeholder === true) yield path || 'the whole file';
    for (const [key, item] of Object.entries(value)) {
      yield* findPlaceholders(item, path ? `${path}.${key}` : key);
    }
  }
}

/**
 * What the studio must replace before it goes live, as `site.json: contact`
 * (docs/decisions/0018-placeholders.md). Its content must fit.
 */
export function listPlaceholders(folder = getStudioFolder()): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      [...findPlaceholders(JSON.parse(readFileSync(join(folder, file), 'utf8')))].map(
        (place) => `${file}: ${place}`,
      ),
    );
}
