import { getHostedServices } from './settings.mjs';

/**
 * The state before a deployment; `undefined` where it could not be found out.
 * @typedef {object} Facts
 * @property {string} node the version of Node that runs
 * @property {boolean} gcloud whether the command is installed
 * @property {string | undefined} project
 * @property {boolean | undefined} projectSeen whether gcloud, logged in, can see the project
 * @property {string[] | undefined} missingSecrets the names that Secret Manager does not have
 * @property {string} siteOrigin where the site is deployed
 * @property {string} contentOrigin the origin that site.json and so the pages name
 * @property {string | undefined} extraOrigins
 * @property {string | undefined} clock SURYA_CLOCK
 * @property {number} uncommitted files that differ from the last commit
 * @property {import('./settings.mjs').FirebaseConfiguration} firebase firebase.json
 * @property {string[]} functions the names of the functions that pages call
 * @property {string[] | undefined} schemaFaults errors of firebase.json by Firebase's schema
 * @property {string[]} contentFaults
 * @property {string[]} placeholders
 */

/**
 * Lists the problems that prevent a deployment, and remarks that do not. A dry run needs neither gcloud nor
 * content without placeholders.
 * @param {Facts} facts
 * @param {{ dryRun: boolean, allowPlaceholders: boolean }} options
 * @returns {{ problems: string[], remarks: string[] }}
 */
export function checkDeployment(facts, { dryRun, allowPlaceholders }) {
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const remarks = [];
  const later = dryRun ? remarks : problems;
  const [major = 0, minor = 0] = facts.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    problems.push(`Node ${facts.node} is too old: 20.19 or newer is needed`);
  }
  if (!facts.gcloud) later.push('gcloud is not installed: https://cloud.google.com/sdk/docs/install');
  checkProject(facts, later, problems);
  checkOrigins(facts, problems);
  if (facts.clock) problems.push('SURYA_CLOCK is set: the demonstration clock must not reach production');
  if (facts.uncommitted > 0) {
    later.push(`${facts.uncommitted} files are not committed: the deployed version would have no commit`);
  }
  for (const name of facts.missingSecrets ?? []) {
    const help =
      name === 'STRIPE_WEBHOOK_SECRET'
        ? `npm run --silent webhook:setup -w functions -- --site=${facts.siteOrigin} | gcloud secrets create ${name} --data-file=-`
        : `gcloud secrets create ${name} --data-file=-`;
    problems.push(`Secret Manager has no ${name}: ${help}`);
  }
  checkHosting(facts, later, problems);
  for (const fault of facts.contentFaults) problems.push(`the content is invalid: ${fault}`);
  const { length } = facts.placeholders;
  if (length > 0) {
    (allowPlaceholders ? remarks : later).push(
      `${length} placeholders are left in the content (npm run check:content lists them)`,
    );
  }
  return { problems, remarks };
}

/**
 * @param {Facts} facts
 * @param {string[]} later
 * @param {string[]} problems
 */
function checkProject({ project, projectSeen }, later, problems) {
  if (!project) later.push('no project is named: --project=<id>, or GOOGLE_CLOUD_PROJECT');
  else if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) problems.push(`"${project}" is no project’s id`);
  else if (projectSeen === false) {
    problems.push(`gcloud cannot see the project ${project}: is it the right one, and are you logged in?`);
  }
}

/**
 * @param {Facts} facts
 * @param {string[]} problems
 */
function checkOrigins({ siteOrigin, contentOrigin, extraOrigins }, problems) {
  if (!isOrigin(siteOrigin)) {
    problems.push(`SITE_ORIGIN must be an https origin such as https://www.example.org, not "${siteOrigin}"`);
  } else if (siteOrigin !== contentOrigin) {
    problems.push(`the pages will say that they are at ${contentOrigin} (site.json), not at ${siteOrigin}`);
  }
  for (const origin of extraOrigins?.split(',').map((text) => text.trim()) ?? []) {
    if (!isOrigin(origin))
      problems.push(`EXTRA_ORIGINS must be https origins separated by commas, not "${origin}"`);
  }
}

/**
 * @param {Facts} facts
 * @param {string[]} later
 * @param {string[]} problems
 */
function checkHosting({ firebase, functions, schemaFaults }, later, problems) {
  if (schemaFaults === undefined)
    later.push('firebase.json was not validated: Firebase’s schema could not be fetched');
  for (const fault of schemaFaults ?? [])
    problems.push(`firebase.json does not fit Firebase’s schema: ${fault}`);
  const hosted = getHostedServices(firebase);
  const names = hosted.map(({ name }) => name);
  for (const name of functions) {
    if (!names.includes(name)) problems.push(`firebase.json has no rewrite to the function ${name}`);
  }
  for (const name of names) {
    if (!functions.includes(name))
      problems.push(`firebase.json has a rewrite to ${name}, which is not one of the functions`);
  }
  if (new Set(hosted.map(({ region }) => region)).size > 1)
    problems.push('firebase.json names several regions');
}

/** @param {string} text */
function isOrigin(text) {
  return URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');
}
