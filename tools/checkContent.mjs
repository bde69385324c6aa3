import { contentState } from './contentState.mjs';
import { setUp, step } from './setup.mjs';

/**
 * `npm run check:content`: checks the whole studio (`STUDIO`, by default `data/content`) and lists the
 * placeholders that it must replace. With `--release` it fails where there are some, as a deployment does.
 */
await setUp();
await step('Compiling the rules', process.execPath, ['data/build.mjs', '--code-only']);

const { faults, placeholders } = contentState();
for (const place of placeholders) console.log(`  ${place}`);
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(`${placeholders.length} placeholders to replace, ${faults.length} faults`);
const left = process.argv.includes('--release') && placeholders.length > 0;
process.exit(faults.length > 0 || left ? 1 : 0);
