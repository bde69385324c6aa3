import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchFirebaseSchema, SchemaUnavailable, validateHosting } from './deploy/hostingSchema.mjs';
import { root } from './setup.mjs';

/**
 * `npm run check:hosting`: validates firebase.json against Firebase's schema. Where the schema cannot be fetched,
 * the check fails in continuous integration only, so that the other checks can be run offline.
 */
async function checkHosting() {
  const configuration = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  const faults = validateHosting(configuration, await fetchFirebaseSchema());
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(faults.length === 0 ? 'firebase.json fits Firebase’s schema' : `${faults.length} faults`);
  return faults.length === 0;
}

try {
  process.exitCode = (await checkHosting()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SchemaUnavailable)) throw error;
  console.error(`firebase.json was not checked. ${error.message}`);
  process.exitCode = process.env.CI ? 1 : 0;
}
