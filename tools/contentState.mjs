import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getMessage, root } from './setup.mjs';

/**
 * The places below `value` that are marked as placeholders, as dotted paths.
 * @param {unknown} value
 * @param {string} [path] where `value` is
 * @returns {Generator<string>}
 */
function* placeholdersIn(value, path = '') {
  if (typeof value !== 'object' || value === null) return;
  if ('placeholder' in value && value.placeholder === true) yield path || '(the whole file)';
  for (const [key, child] of Object.entries(value)) {
    yield* placeholdersIn(child, path ? `${path}.${key}` : key);
  }
}

/**
 * Checks every file of `data/content` and lists the placeholders in it. Needs the build of data.
 * @returns {{ faults: string[], placeholders: string[] }}
 */
export function contentState() {
  const { checkContent } = createRequire(import.meta.url)(join(root, 'data/dist/schemas/index.cjs'));
  const content = join(root, 'data/content');
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const placeholders = [];
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.json')) continue;
    try {
      const value = JSON.parse(readFileSync(join(content, file), 'utf8'));
      checkContent(file, value);
      for (const place of placeholdersIn(value)) placeholders.push(`${file}: ${place}`);
    } catch (error) {
      const message = getMessage(error);
      const named = error instanceof Error && error.name === 'ContentError';
      faults.push(named ? message : `content/${file}: ${message}`);
    }
  }
  return { faults, placeholders };
}
