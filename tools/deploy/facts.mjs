import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentState } from '../contentState.mjs';
import { root } from '../setup.mjs';
import { fetchFirebaseSchema, SchemaUnavailable, validateHosting } from './hostingSchema.mjs';
import { secretNames } from './settings.mjs';

/** @param {string} path relative to the root */
const readJson = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));

/**
 * The names of the functions from data's contract. Needs the build of data.
 * @returns {{ called: string[], scheduled: string }} `called`: those that pages and Stripe call
 */
export function getFunctionNames() {
  /** @type {typeof import('@surya/data')} */
  const { apiPaths, scheduledFunction } = createRequire(import.meta.url)(join(root, 'data/dist/index.cjs'));
  const called = Object.values(apiPaths).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return { called, scheduled: scheduledFunction };
}

/**
 * The abbreviated hash of the commit to deploy, and how many files differ from it.
 * @param {import('./runSteps.mjs').Shell} shell
 */
export async function getCommit(shell) {
  const version = (await shell.read(['git', 'rev-parse', '--short', 'HEAD'])).trim();
  const changes = (await shell.read(['git', 'status', '--porcelain'])).split('\n').filter(Boolean);
  return { version, uncommitted: changes.length };
}

/**
 * Gathers what `checkDeployment` checks. Requests nothing of Google Cloud in a dry run.
 * @param {{ project: string | undefined, dryRun: boolean, uncommitted: number }} settings
 * @param {NodeJS.ProcessEnv} variables
 * @param {import('./runSteps.mjs').Shell} shell
 * @returns {Promise<import('./checkDeployment.mjs').Facts>}
 */
export async function gatherFacts({ project, dryRun, uncommitted }, variables, shell) {
  const firebase = await readJson('firebase.json');
  const { origin } = await readJson('data/content/site.json');
  const { faults: contentFaults, placeholders } = contentState();
  const gcloud = await shell.succeeds(['gcloud', '--version']);
  const cloudProject = gcloud && !dryRun ? project : undefined;
  const projectSeen = cloudProject
    ? await shell.succeeds(['gcloud', 'projects', 'describe', cloudProject])
    : undefined;
  return {
    node: process.versions.node,
    gcloud,
    project,
    projectSeen,
    missingSecrets: cloudProject && projectSeen ? await getMissingSecrets(cloudProject, shell) : undefined,
    siteOrigin: variables.SITE_ORIGIN || origin.url,
    contentOrigin: origin.url,
    extraOrigins: variables.EXTRA_ORIGINS || undefined,
    clock: variables.SURYA_CLOCK,
    uncommitted,
    firebase,
    functions: getFunctionNames().called,
    schemaFaults: await getSchemaFaults(firebase),
    contentFaults,
    placeholders,
  };
}

/**
 * @param {string} project
 * @param {import('./runSteps.mjs').Shell} shell
 */
async function getMissingSecrets(project, shell) {
  const existing = await Promise.all(
    secretNames.map((name) =>
      shell.succeeds(['gcloud', 'secrets', 'describe', name, `--project=${project}`]),
    ),
  );
  return secretNames.filter((_, index) => !existing[index]);
}

/**
 * @param {object} firebase
 * @returns {Promise<string[] | undefined>} undefined where the schema could not be fetched
 */
async function getSchemaFaults(firebase) {
  try {
    return validateHosting(firebase, await fetchFirebaseSchema());
  } catch (error) {
    if (error instanceof SchemaUnavailable) return undefined;
    throw error;
  }
}
