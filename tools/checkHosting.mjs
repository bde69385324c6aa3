import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toFirebaseJson } from './deploy/firebaseJson.mjs';
import { fetchFirebaseSchema, SchemaUnavailable, validateHosting } from './deploy/hostingSchema.mjs';
import { root, setUp, step } from './setup.mjs';

/**
 * `npm run check:hosting`: compares firebase.json with what `npm run hosting` writes, and validates firebase.json against Firebase's schema. Where the schema cannot be fetched,
 * the check fails in continuous integration only, so that the other checks can be run offline.
 */
async function checkHosting() {
  const text = await readFile(join(root, 'firebase.json'), 'utf8');
  if (text !== toFirebaseJson(join(root, 'data/content'))) {
    console.error('✗ firebase.json does not fit the routes of data/content: run "npm run hosting"');
    return false;
  }
  const configuration = JSON.parse(text);
  const faults = validateHosting(configuration, await fetchFirebaseSchema());
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(faults.length === 0 ? 'firebase.json fits Firebase’s schema' : `${faults.length} faults`);
  return faults.length === 0;
}

await setUp();
await step('Compiling the rules', process.execPath, ['data/build.mjs', '--code-only']);
try {
  process.exitCode = (await checkHosting()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SchemaUnavailable)) throw error;
  console.error(`firebase.json was not checked. ${error.message}`);
  process.exitCode = process.env.CI ? 1 : 0;
}
