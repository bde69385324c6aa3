import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite } from './deploy/checkSite.mjs';
import { getFunctionNames } from './deploy/facts.mjs';
import { root } from './setup.mjs';

/**
 * `npm run check:deployed -- --site=https://www.example.org [--version=<commit>]`: requests pages, the widget and
 * the health of every function from the deployed site.
 */
const { values } = parseArgs({ options: { site: { type: 'string' }, version: { type: 'string' } } });
if (!values.site) {
  console.error('--site is missing: npm run check:deployed -- --site=https://www.example.org');
  process.exit(2);
}
const { sections } = JSON.parse(readFileSync(join(root, 'data/content/routes.json'), 'utf8'));
const faults = await checkSite(values.site, {
  pages: Object.values(sections.home),
  functions: getFunctionNames().called,
  version: values.version,
});
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`${values.site} answers: the pages, the widget and every function`);
process.exitCode = faults.length === 0 ? 0 : 1;
