import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentState } from '../contentState.mjs';
import { root } from '../setup.mjs';
import { faultsOf, firebaseSchema, SchemaUnavailable } from './hostingSchema.mjs';
import { secretNames } from './settings.mjs';

const readJson = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));

/** What data's contract says of the functions; the rules must be built. */
export function functionNames() {
  const { apiPaths, scheduledFunction } = createRequire(import.meta.url)(join(root, 'data/dist/index.cjs'));
  const called = Object.values(apiPaths).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return { called, scheduled: scheduledFunction };
}

/** The commit that would be deployed, in short, and how many files differ from it. */
export async function commitOf(shell) {
  const version = (await shell.read(['git', 'rev-parse', '--short', 'HEAD'])).trim();
  const changes = (await shell.read(['git', 'status', '--porcelain'])).split('\n').filter(Boolean);
  return { version, uncommitted: changes.length };
}

/**
 * Finds out what `check` wants to know. Google Cloud is asked for a real deployment only.
 * @param {{ project: string | undefined, dryRun: boolean, uncommitted: number }} settings
 * @returns {Promise<import('./checks.mjs').Facts>}
 */
export async function gatherFacts({ project, dryRun, uncommitted }, variables, shell) {
  const firebase = await readJson('firebase.json');
  const { origin } = await readJson('data/content/site.json');
  const { faults: contentFaults, placeholders } = contentState();
  const gcloud = await shell.succeeds(['gcloud', '--version']);
  const ask = gcloud && project && !dryRun;
  const projectSeen = ask ? await shell.succeeds(['gcloud', 'projects', 'describe', project]) : undefined;
  return {
    node: process.versions.node,
    gcloud,
    project,
    projectSeen,
    missingSecrets: projectSeen ? await missingSecrets(project, shell) : undefined,
    siteOrigin: variables.SITE_ORIGIN || origin.url,
    contentOrigin: origin.url,
    extraOrigins: variables.EXTRA_ORIGINS || undefined,
    clock: variables.SURYA_CLOCK,
    uncommitted,
    firebase,
    functions: functionNames().called,
    schemaFaults: await schemaFaultsOf(firebase),
    contentFaults,
    placeholders,
  };
}

async function missingSecrets(project, shell) {
  const there = await Promise.all(
    secretNames.map((name) =>
      shell.succeeds(['gcloud', 'secrets', 'describe', name, `--project=${project}`]),
    ),
  );
  return secretNames.filter((_, index) => !there[index]);
}

async function schemaFaultsOf(firebase) {
  try {
    return faultsOf(firebase, await firebaseSchema());
  } catch (error) {
    if (error instanceof SchemaUnavailable) return undefined;
    throw error;
  }
}
