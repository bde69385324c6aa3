import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { getMessage, root } from '../setup.mjs';

const execute = promisify(execFile);
const schemaPath = 'schema/firebase-config.json';

/** Firebase's schema could not be fetched. */
export class SchemaUnavailable extends Error {
  /** @override */
  name = 'SchemaUnavailable';
}

/**
 * Validates a configuration.
 * @param {object} configuration
 * @param {object} schema JSON Schema
 * @returns {string[]} the errors as `<place> <reason>`, each once
 */
export function validateHosting(configuration, schema) {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
  if (validate(configuration)) return [];
  // `anyOf` reports an error for each alternative, and one for the choice itself.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const faults = errors.map(({ instancePath, message, params }) => {
    const { additionalProperty } = params;
    return `${instancePath || '/'} ${message}${additionalProperty ? ` (${additionalProperty})` : ''}`;
  });
  return [...new Set(faults)];
}

/**
 * The schema of firebase.json from the version of firebase-tools that `tools/firebase` pins. The command with
 * its dependencies is 240 MB; where it is not installed, its own package (1 MB) is fetched.
 * @returns {Promise<object>}
 * @throws SchemaUnavailable
 */
export async function fetchFirebaseSchema() {
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
    throw new SchemaUnavailable(
      `Firebase’s schema could not be fetched: ${getMessage(error).split('\n')[0]}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
