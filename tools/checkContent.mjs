import { contentState } from './contentState.mjs';
import { setUp, step } from './setup.mjs';

/**
 * `npm run check:content`: checks every file of `data/content` and lists the placeholders that the studio must
 * replace. With `--release` it fails where there are placeholders, as a deployment does.
 */
await setUp();
await step('Building the rules', 'lerna', ['run', 'build', '--scope', '@surya/data', '--loglevel', 'warn']);

const { faults, placeholders } = contentState();
for (const place of placeholders) console.log(`  ${place}`);
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${placeholders.length} placeholders to replace, ${faults.length} files with faults`);
const left = process.argv.includes('--release') && placeholders.length > 0;
process.exit(faults.length > 0 || left ? 1 : 0);
