import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsOf, firebaseSchema, SchemaUnavailable } from './deploy/hostingSchema.mjs';
import { root } from './setup.mjs';

/**
 * `npm run check:hosting`: holds firebase.json to Firebase's own schema. Where that cannot be fetched nothing
 * is checked, which fails in continuous integration alone: on a train, other checks are worth running.
 */
async function run() {
  const configuration = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  const faults = faultsOf(configuration, await firebaseSchema());
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(faults.length === 0 ? 'firebase.json fits Firebase’s schema' : `${faults.length} faults`);
  return faults.length === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SchemaUnavailable)) throw error;
  console.error(`firebase.json was not checked. ${error.message}`);
  process.exitCode = process.env.CI ? 1 : 0;
}
