import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { root } from '../setup.mjs';

const execute = promisify(execFile);
const schemaPath = 'schema/firebase-config.json';

/** Firebase's schema could not be had. */
export class SchemaUnavailable extends Error {
  name = 'SchemaUnavailable';
}

/** What the schema has against a configuration, as `<place> <what is wrong>`. */
export function faultsOf(configuration, schema) {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
  if (validate(configuration)) return [];
  // Where a place may have several shapes, each complains, and then the choice itself does.
  const told = validate.errors.filter(({ keyword }) => keyword !== 'anyOf');
  const faults = told.map(({ instancePath, message, params }) => {
    const { additionalProperty } = params;
    return `${instancePath || '/'} ${message}${additionalProperty ? ` (${additionalProperty})` : ''}`;
  });
  return [...new Set(faults)];
}

/**
 * The schema that Firebase's own command holds firebase.json to, of the version that `deploy/` pins. All of
 * the command is 240 MB; where it is not installed, its package alone is fetched, which is 1 MB.
 * @throws SchemaUnavailable
 */
export async function firebaseSchema() {
  const lock = JSON.parse(await readFile(join(root, 'tools/firebase/package-lock.json'), 'utf8'));
  const { version, integrity } = lock.packages['node_modules/firebase-tools'];
  const installed = join(root, 'tools/firebase/node_modules/firebase-tools');
  try {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    if (manifest.version === version) return JSON.parse(await readFile(join(installed, schemaPath), 'utf8'));
  } catch {
    // Not installed: fetched below.
  }
  const folder = await mkdtemp(join(tmpdir(), 'surya-schema-'));
  try {
    const options = ['--json', '--prefer-offline', `--pack-destination=${folder}`];
    const { stdout } = await execute('npm', ['pack', `firebase-tools@${version}`, ...options], {
      cwd: folder,
    });
    const [packed] = JSON.parse(stdout);
    if (packed.integrity !== integrity)
      throw new Error('the package is not the one of tools/firebase/package-lock.json');
    await execute('tar', ['-xzf', packed.filename, `package/${schemaPath}`], { cwd: folder });
    return JSON.parse(await readFile(join(folder, 'package', schemaPath), 'utf8'));
  } catch (error) {
    throw new SchemaUnavailable(`Firebase’s schema could not be fetched: ${error.message.split('\n')[0]}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
