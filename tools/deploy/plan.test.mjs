import { readFileSync } from 'node:fs';
import { toShellLine } from './commandLine.mjs';
import { createPlan } from './plan.mjs';
import { getHostedServices, secretNames } from './settings.mjs';

const settings = {
  project: 'surya-live',
  siteOrigin: 'https://www.studio.example',
  extraOrigins: undefined,
  version: 'cb2a91f',
  hosted: [
    { name: 'create-payment', region: 'europe-west1' },
    { name: 'stripe-webhook', region: 'europe-west1' },
  ],
  scheduled: 'sweep',
  release: true,
};
const aPlan = (overrides = {}) => createPlan({ ...settings, ...overrides });
const lines = (overrides) =>
  Object.fromEntries(aPlan(overrides).map(({ id, command }) => [id, toShellLine(command)]));
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('services come before functions, functions before pages, and Stripe’s endpoint last', () => {
  const ids = aPlan().map(({ id }) => id);
  expect(ids.slice(ids.indexOf('content'))).toEqual([
    'content',
    'build',
    'brevo',
    'create-payment',
    'stripe-webhook',
    'sweep',
    'scheduler-access',
    'scheduler-create',
    'scheduler-update',
    'firebase',
    'hosting',
    'webhook',
    'check',
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a function is deployed from the build, with its settings, its variables and its secrets by name', () => {
  const line = lines()['create-payment'];
  for (const words of [
    'gcloud run deploy create-payment --function=create-payment --source=functions/dist --region=europe-west1',
    '--base-image=nodejs22',
    '--timeout=60s',
    '--service-account=surya-functions@surya-live.iam.gserviceaccount.com',
    '--set-env-vars=NODE_ENV=production,SITE_ORIGIN=https://www.studio.example,SURYA_VERSION=cb2a91f ',
    '--set-secrets=STRIPE_SECRET_KEY=STRIPE_SECRET_KEY:latest,STRIPE_WEBHOOK_SECRET=STRIPE_WEBHOOK_SECRET:latest,',
    '--allow-unauthenticated --project=surya-live',
  ]) {
    expect(line.includes(words)).toBe(true);
  }
});

test('the secrets are those that the functions read, and the functions may access each', () => {
  const asked = [...read('../../functions/src/env.ts').matchAll(/^ +([A-Z_]+): secret\(/gm)];
  expect(asked.map(([, name]) => name)).toEqual(secretNames);
  for (const name of secretNames) {
    expect(lines()[name]).toMatch(
      new RegExp(`add-iam-policy-binding ${name} .*secretmanager\\.secretAccessor`),
    );
  }
});

test('only the scheduler may call the sweep', () => {
  const { sweep, 'scheduler-access': access, 'scheduler-create': job } = lines();
  expect(sweep).toMatch(/ --no-allow-unauthenticated /);
  expect(sweep).not.toMatch(/ --allow-unauthenticated /);
  expect(access).toMatch(/sweep .*surya-scheduler@.* --role=roles\/run\.invoker/);
  expect(job).toMatch(/^gcloud scheduler jobs create http sweep .*'--schedule=\*\/15 \* \* \* \*'/);
  expect(job).toMatch(/--uri="\$\(gcloud run services describe sweep .*status\.url\)'\)" /);
  expect(job).toMatch(/--oidc-service-account-email=surya-scheduler@/);
});

test('extra origins are passed with a separator that they do not contain', () => {
  const { 'stripe-webhook': line } = lines({ extraOrigins: 'https://a.example,https://b.example' });
  expect(
    line.includes(
      "'--set-env-vars=^;^NODE_ENV=production;SITE_ORIGIN=https://www.studio.example;SURYA_VERSION=cb2a91f;EXTRA_ORIGINS=https://a.example,https://b.example'",
    ),
  ).toBe(true);
});

test('placeholders stop the content check unless they are allowed', () => {
  expect(lines().content).toBe('npm run check:content -- --release');
  expect(lines({ release: false }).content).toBe('npm run check:content');
});

test('no line contains a secret: its value is read from Secret Manager when the step runs', () => {
  expect(lines().webhook).toBe(
    'STRIPE_SECRET_KEY="$(gcloud secrets versions access latest --secret=STRIPE_SECRET_KEY --project=surya-live)" ' +
      'npm run webhook:setup --workspace=functions -- --site=https://www.studio.example --update-only',
  );
  expect(lines().brevo).toMatch(/^BREVO_API_KEY="\$\(gcloud secrets versions access latest /);
});

test('what exists is not created again', () => {
  const guarded = aPlan().filter(({ unless }) => unless);
  expect(guarded.map(({ id }) => id)).toEqual(['surya-functions', 'surya-scheduler', 'scheduler-create']);
});

test('the functions with a rewrite are those of the contract', () => {
  const names = getHostedServices(JSON.parse(read('../../firebase.json'))).map(({ name }) => name);
  const paths = read('../../data/src/apiPaths.ts').matchAll(/'\/api\/([a-z-]+)'/g);
  expect(names).toEqual([...paths].map(([, name]) => name));
});
