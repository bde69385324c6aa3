import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** The places below `value` that are marked as placeholders, as dotted paths. */
function* placeholdersIn(value, path = '') {
  if (typeof value !== 'object' || value === null) return;
  if (value.placeholder === true) yield path || '(the whole file)';
  for (const [key, child] of Object.entries(value)) {
    yield* placeholdersIn(child, path ? `${path}.${key}` : key);
  }
}

/**
 * What every file of `data/content` has against it, and what of it the studio must still replace. The rules
 * must be built.
 * @returns {{ faults: string[], placeholders: string[] }}
 */
export function contentState() {
  const { checkContent } = createRequire(import.meta.url)(join(root, 'data/dist/schemas/index.cjs'));
  const content = join(root, 'data/content');
  const faults = [];
  const placeholders = [];
  for (const file of readdirSync(content, { recursive: true }).sort()) {
    if (!file.endsWith('.json')) continue;
    try {
      const value = JSON.parse(readFileSync(join(content, file), 'utf8'));
      checkContent(file, value);
      for (const place of placeholdersIn(value)) placeholders.push(`${file}: ${place}`);
    } catch (error) {
      faults.push(error.name === 'ContentError' ? error.message : `content/${file}: ${error.message}`);
    }
  }
  return { faults, placeholders };
}
