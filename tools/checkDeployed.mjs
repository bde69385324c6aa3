import { parseArgs } from 'node:util';
import { functionNames } from './deploy/facts.mjs';
import { stateOf } from './deploy/siteState.mjs';

/**
 * `npm run check:deployed -- --site=https://www.example.org [--version=<commit>]`: asks the deployed site for
 * its pages, its widget and the health of every function behind it.
 */
const { values } = parseArgs({ options: { site: { type: 'string' }, version: { type: 'string' } } });
if (!values.site) {
  console.error('--site is missing: npm run check:deployed -- --site=https://www.example.org');
  process.exit(2);
}
const faults = await stateOf(values.site, { functions: functionNames().called, version: values.version });
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`${values.site} answers: the pages, the widget and every function`);
process.exitCode = faults.length === 0 ? 0 : 1;
