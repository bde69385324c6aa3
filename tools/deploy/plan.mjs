import { machine, secretNames, services, sweepSchedule } from './settings.mjs';

/**
 * One step of a deployment. Each may be run again: what is there already stays.
 * @typedef {object} Step
 * @property {string} id by which `--from` names it
 * @property {string} title
 * @property {import('./commandLine.mjs').Command} command
 * @property {import('./commandLine.mjs').Command} [unless] the step is not needed where this succeeds
 */

/**
 * The steps of a deployment, in the order they are run: what functions need is there before them, the
 * functions before the pages that call them, and Stripe hears of new events last.
 * @param {{ project: string, siteOrigin: string, extraOrigins: string | undefined, version: string,
 *   hosted: { name: string, region: string }[], scheduled: string, release: boolean }} settings
 *   `hosted`: the functions behind the pages; `scheduled`: the one that Cloud Scheduler calls;
 *   `release`: whether content that is still a placeholder stops it
 * @returns {Step[]}
 */
export function planOf(settings) {
  const { project, siteOrigin, version, hosted, scheduled, release } = settings;
  const region = hosted[0]?.region ?? '';
  const accounts = { functions: 'surya-functions', scheduler: 'surya-scheduler' };
  const mailOf = (account) => `${account}@${project}.iam.gserviceaccount.com`;
  const gcloud = (...words) => ['gcloud', ...words, `--project=${project}`];
  const secret = (name) => ({
    output: gcloud('secrets', 'versions', 'access', 'latest', `--secret=${name}`),
  });

  return [
    {
      id: 'services',
      title: 'Enable what Google Cloud needs',
      run: gcloud('services', 'enable', ...services),
    },
    {
      id: 'builder',
      title: 'Let Cloud Build build the functions',
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
      title: `Make the service account ${account}`,
      run: gcloud('iam', 'service-accounts', 'create', account),
      unless: { run: gcloud('iam', 'service-accounts', 'describe', mailOf(account)) },
    })),
    ...secretNames.map((name) => ({
      id: name,
      title: `Let the functions read ${name}`,
      run: gcloud(
        ...['secrets', 'add-iam-policy-binding', name],
        `--member=serviceAccount:${mailOf(accounts.functions)}`,
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
      title: 'Make what Brevo misses',
      run: ['npm', 'run', 'brevo:setup', '--workspace=functions'],
      env: { BREVO_API_KEY: secret('BREVO_API_KEY') },
    },
    ...hosted.map(({ name, region }) => ({
      id: name,
      title: `Deploy the function ${name}`,
      run: gcloud(
        ...functionWords(name, region, settings, mailOf(accounts.functions)),
        '--allow-unauthenticated',
      ),
    })),
    {
      id: scheduled,
      title: `Deploy the function ${scheduled}, which only the scheduler may call`,
      run: gcloud(
        ...functionWords(scheduled, region, settings, mailOf(accounts.functions)),
        '--no-allow-unauthenticated',
      ),
    },
    {
      id: 'scheduler-access',
      title: 'Let the scheduler call it',
      run: gcloud(
        ...['run', 'services', 'add-iam-policy-binding', scheduled, `--region=${region}`],
        `--member=serviceAccount:${mailOf(accounts.scheduler)}`,
        '--role=roles/run.invoker',
      ),
    },
    ...['create', 'update'].map((verb) => ({
      id: `scheduler-${verb}`,
      title: verb === 'create' ? 'Make the scheduler’s job' : 'Bring the scheduler’s job up to date',
      run: gcloud(...jobWords(verb, scheduled, region, project, mailOf(accounts.scheduler))),
      ...(verb === 'create' && {
        unless: { run: gcloud('scheduler', 'jobs', 'describe', scheduled, `--location=${region}`) },
      }),
    })),
    {
      id: 'firebase',
      title: 'Install Firebase’s command',
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
      title: 'Bring Stripe’s webhook endpoint up to date',
      run: [
        ...['npm', 'run', 'webhook:setup', '--workspace=functions', '--'],
        ...[`--site=${siteOrigin}`, '--update-only'],
      ],
      env: { STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY') },
    },
    {
      id: 'check',
      title: 'Ask the site whether all of it is there',
      run: ['npm', 'run', 'check:deployed', '--', `--site=${siteOrigin}`, `--version=${version}`],
    },
  ].map(({ id, title, run, env, unless }) => ({
    id,
    title,
    command: { run, ...(env && { env }) },
    ...(unless && { unless }),
  }));
}

/** `gcloud run deploy` of one function from the build, without who may call it. */
function functionWords(name, region, { siteOrigin, extraOrigins, version }, account) {
  const variables = {
    NODE_ENV: 'production',
    SITE_ORIGIN: siteOrigin,
    SURYA_VERSION: version,
    ...(extraOrigins && { EXTRA_ORIGINS: extraOrigins }),
  };
  const pairs = Object.entries(variables).map(([key, value]) => `${key}=${value}`);
  // Commas stand between extra origins: gcloud is told to expect another sign between variables.
  const environment = extraOrigins ? `^;^${pairs.join(';')}` : pairs.join(',');
  return [
    ...['run', 'deploy', name, `--function=${name}`, '--source=functions/dist', `--region=${region}`],
    `--base-image=${machine.runtime}`,
    `--memory=${machine.memory}`,
    `--cpu=${machine.cpu}`,
    `--timeout=${machine.timeout}`,
    `--concurrency=${machine.concurrency}`,
    `--min-instances=${machine.minInstances}`,
    `--max-instances=${machine.maxInstances}`,
    `--service-account=${account}`,
    `--set-env-vars=${environment}`,
    `--set-secrets=${secretNames.map((secret) => `${secret}=${secret}:latest`).join(',')}`,
    '--quiet',
  ];
}

/** Cloud Scheduler's job that calls the function with a token of its own account. */
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
