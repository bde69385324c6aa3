import { runSettings, secretNames, services, sweepSchedule } from './settings.mjs';

/**
 * One step of a deployment. Every step may be repeated.
 * @typedef {object} Step
 * @property {string} id the name for `--from`
 * @property {string} title
 * @property {import('./commandLine.mjs').Command} command
 * @property {string[]} [unless] the step is skipped where this command succeeds
 */

/** @typedef {import('./commandLine.mjs').Word} Word */

/**
 * @typedef {object} Settings
 * @property {string} project
 * @property {string} siteOrigin
 * @property {string | undefined} extraOrigins
 * @property {string} version the commit
 * @property {{ name: string, region: string }[]} hosted the functions behind Firebase Hosting
 * @property {string} scheduled the function that Cloud Scheduler calls
 * @property {boolean} release whether placeholders in the content stop the deployment
 */

/**
 * The steps of a deployment in their order: APIs, accounts and secrets before the functions, the functions before
 * the pages that call them, Stripe's webhook endpoint last.
 * @param {Settings} settings
 * @returns {Step[]}
 */
export function createPlan(settings) {
  const { project, siteOrigin, version, hosted, scheduled, release } = settings;
  const region = hosted[0]?.region ?? '';
  const accounts = { functions: 'surya-functions', scheduler: 'surya-scheduler' };
  /** @param {string} account */
  const toEmail = (account) => `${account}@${project}.iam.gserviceaccount.com`;
  /**
   * @template {Word} W
   * @param {W[]} words
   */
  const gcloud = (...words) => ['gcloud', ...words, `--project=${project}`];
  /** @param {string} name */
  const secret = (name) => ({
    output: gcloud('secrets', 'versions', 'access', 'latest', `--secret=${name}`),
  });

  /** @type {{ id: string, title: string, run: Word[], env?: Record<string, Word>, unless?: string[] }[]} */
  const steps = [
    {
      id: 'services',
      title: 'Enable the Google Cloud APIs',
      run: gcloud('services', 'enable', ...services),
    },
    {
      id: 'builder',
      title: 'Allow Cloud Build to build the functions',
      run: [
        ...['gcloud', 'projects', 'add-iam-policy-binding', project],
        {
          prefix: '--member=serviceAccount:',
          output: ['gcloud', 'projects', 'describe', project, '--format=value(projectNumber)'],
          suffix: '-compute@developer.gserviceaccount.com',
        },
        '--role=roles/run.builder',
        '--condition=None',
      ],
    },
    ...Object.values(accounts).map((account) => ({
      id: account,
      title: `Create the service account ${account}`,
      run: gcloud('iam', 'service-accounts', 'create', account),
      unless: gcloud('iam', 'service-accounts', 'describe', toEmail(account)),
    })),
    ...secretNames.map((name) => ({
      id: name,
      title: `Allow the functions to read ${name}`,
      run: gcloud(
        ...['secrets', 'add-iam-policy-binding', name],
        `--member=serviceAccount:${toEmail(accounts.functions)}`,
        '--role=roles/secretmanager.secretAccessor',
      ),
    })),
    {
      id: 'content',
      title: 'Check the content',
      run: ['npm', 'run', 'check:content', ...(release ? ['--', '--release'] : [])],
    },
    { id: 'build', title: 'Build for production', run: ['npm', 'run', 'build'] },
    {
      id: 'brevo',
      title: 'Create missing lists and attributes in Brevo',
      run: ['npm', 'run', 'brevo:setup', '--workspace=functions'],
      env: { BREVO_API_KEY: secret('BREVO_API_KEY') },
    },
    ...hosted.map(({ name, region }) => ({
      id: name,
      title: `Deploy the function ${name}`,
      run: gcloud(
        ...functionWords(name, region, settings, toEmail(accounts.functions)),
        '--allow-unauthenticated',
      ),
    })),
    {
      id: scheduled,
      title: `Deploy the function ${scheduled}, which only the scheduler may call`,
      run: gcloud(
        ...functionWords(scheduled, region, settings, toEmail(accounts.functions)),
        '--no-allow-unauthenticated',
      ),
    },
    {
      id: 'scheduler-access',
      title: 'Allow the scheduler to call it',
      run: gcloud(
        ...['run', 'services', 'add-iam-policy-binding', scheduled, `--region=${region}`],
        `--member=serviceAccount:${toEmail(accounts.scheduler)}`,
        '--role=roles/run.invoker',
      ),
    },
    ...['create', 'update'].map((verb) => ({
      id: `scheduler-${verb}`,
      title: verb === 'create' ? 'Create the scheduler job' : 'Update the scheduler job',
      run: gcloud(...jobWords(verb, scheduled, region, project, toEmail(accounts.scheduler))),
      ...(verb === 'create' && {
        unless: gcloud('scheduler', 'jobs', 'describe', scheduled, `--location=${region}`),
      }),
    })),
    {
      id: 'firebase',
      title: 'Install firebase-tools',
      run: ['npm', 'ci', '--prefix=tools/firebase'],
    },
    {
      id: 'hosting',
      title: 'Deploy the pages',
      run: [
        'tools/firebase/node_modules/.bin/firebase',
        ...['deploy', '--only=hosting', `--project=${project}`, '--non-interactive'],
      ],
    },
    {
      id: 'webhook',
      title: 'Update Stripe’s webhook endpoint',
      run: [
        ...['npm', 'run', 'webhook:setup', '--workspace=functions', '--'],
        ...[`--site=${siteOrigin}`, '--update-only'],
      ],
      env: { STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY') },
    },
    {
      id: 'check',
      title: 'Check the deployed site',
      run: ['npm', 'run', 'check:deployed', '--', `--site=${siteOrigin}`, `--version=${version}`],
    },
  ];
  return steps.map(({ id, title, run, env, unless }) => ({
    id,
    title,
    command: { run, ...(env && { env }) },
    ...(unless && { unless }),
  }));
}

/**
 * The arguments of `gcloud run deploy` for one function, without the permission to call it.
 * @param {string} name
 * @param {string} region
 * @param {Settings} settings
 * @param {string} account
 */
function functionWords(name, region, { siteOrigin, extraOrigins, version }, account) {
  const variables = {
    NODE_ENV: 'production',
    SITE_ORIGIN: siteOrigin,
    SURYA_VERSION: version,
    ...(extraOrigins && { EXTRA_ORIGINS: extraOrigins }),
  };
  const pairs = Object.entries(variables).map(([key, value]) => `${key}=${value}`);
  // Extra origins are separated by commas: `^;^` makes gcloud split the variables at semicolons.
  const environment = extraOrigins ? `^;^${pairs.join(';')}` : pairs.join(',');
  return [
    ...['run', 'deploy', name, `--function=${name}`, '--source=functions/dist', `--region=${region}`],
    `--base-image=${runSettings.runtime}`,
    `--memory=${runSettings.memory}`,
    `--cpu=${runSettings.cpu}`,
    `--timeout=${runSettings.timeout}`,
    `--concurrency=${runSettings.concurrency}`,
    `--min-instances=${runSettings.minInstances}`,
    `--max-instances=${runSettings.maxInstances}`,
    `--service-account=${account}`,
    `--set-env-vars=${environment}`,
    `--set-secrets=${secretNames.map((secret) => `${secret}=${secret}:latest`).join(',')}`,
    '--quiet',
  ];
}

/**
 * The arguments for the Cloud Scheduler job that calls the function with an OIDC token of its own account.
 * @param {string} verb
 * @param {string} name
 * @param {string} region
 * @param {string} project
 * @param {string} account
 * @returns {Word[]}
 */
function jobWords(verb, name, region, project, account) {
  const address = [
    ...['gcloud', 'run', 'services', 'describe', name, `--region=${region}`, `--project=${project}`],
    '--format=value(status.url)',
  ];
  return [
    ...['scheduler', 'jobs', verb, 'http', name, `--location=${region}`],
    `--schedule=${sweepSchedule}`,
    '--time-zone=Europe/Paris',
    { prefix: '--uri=', output: address },
    '--http-method=post',
    `--oidc-service-account-email=${account}`,
    { prefix: '--oidc-token-audience=', output: address },
    '--attempt-deadline=60s',
    '--max-retry-attempts=2',
  ];
}
