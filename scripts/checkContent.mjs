import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, setUp, step } from './setup.mjs';

/**
 * `npm run check:content`: checks every file of `data/content` and lists what the studio must still
 * replace. With `--release` it fails while anything is left, as a deployment does.
 */
await setUp();
await step('Building the rules', 'lerna', ['run', 'build', '--scope', '@surya/data', '--loglevel', 'warn']);
const { checkContent } = createRequire(import.meta.url)(join(root, 'data/dist/schemas/index.cjs'));

/** The places below `value` that are marked as placeholders, as dotted paths. */
function* placeholders(value, path = '') {
  if (typeof value !== 'object' || value === null) return;
  if (value.placeholder === true) yield path || '(the whole file)';
  for (const [key, child] of Object.entries(value)) yield* placeholders(child, path ? `${path}.${key}` : key);
}

const content = join(root, 'data/content');
const faults = [];
let left = 0;
for (const file of readdirSync(content, { recursive: true }).sort()) {
  if (!file.endsWith('.json')) continue;
  try {
    const value = JSON.parse(readFileSync(join(content, file), 'utf8'));
    checkContent(file, value);
    for (const place of placeholders(value)) {
      left += 1;
      console.log(`  ${file}: ${place}`);
    }
  } catch (error) {
    faults.push(error.name === 'ContentError' ? error.message : `content/${file}: ${error.message}`);
  }
}
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${left} placeholders to replace, ${faults.length} files with faults`);
process.exit(faults.length > 0 || (left > 0 && process.argv.includes('--release')) ? 1 : 0);
