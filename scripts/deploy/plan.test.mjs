import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lineOf } from './commandLine.mjs';
import { planOf } from './plan.mjs';
import { hostedServices, secretNames } from './settings.mjs';

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
const aPlan = (overrides = {}) => planOf({ ...settings, ...overrides });
const lines = (overrides) =>
  Object.fromEntries(aPlan(overrides).map(({ id, command }) => [id, lineOf(command)]));
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('what functions need is there before them, they before the pages, and Stripe hears of events last', () => {
  const ids = aPlan().map(({ id }) => id);
  assert.deepEqual(ids.slice(ids.indexOf('content')), [
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
  assert.equal(new Set(ids).size, ids.length);
});

test('a function is deployed from the build, with its machine, its variables and its secrets by name', () => {
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
    assert.ok(line.includes(words), `${words} in ${line}`);
  }
});

test('the secrets are those that the functions read, and each may be read by them', () => {
  const asked = [...read('../../functions/src/env.ts').matchAll(/^ +([A-Z_]+): secret\(/gm)];
  assert.deepEqual(
    asked.map(([, name]) => name),
    secretNames,
  );
  for (const name of secretNames) {
    assert.match(
      lines()[name],
      new RegExp(`add-iam-policy-binding ${name} .*secretmanager\\.secretAccessor`),
    );
  }
});

test('only the scheduler may call the sweep', () => {
  const { sweep, 'scheduler-access': access, 'scheduler-create': job } = lines();
  assert.match(sweep, / --no-allow-unauthenticated /);
  assert.doesNotMatch(sweep, / --allow-unauthenticated /);
  assert.match(access, /sweep .*surya-scheduler@.* --role=roles\/run\.invoker/);
  assert.match(job, /^gcloud scheduler jobs create http sweep .*'--schedule=\*\/15 \* \* \* \*'/);
  assert.match(job, /--uri="\$\(gcloud run services describe sweep .*status\.url\)'\)" /);
  assert.match(job, /--oidc-service-account-email=surya-scheduler@/);
});

test('origins besides the site’s are told with a separator that they do not contain', () => {
  const { 'stripe-webhook': line } = lines({ extraOrigins: 'https://a.example,https://b.example' });
  assert.ok(
    line.includes(
      "'--set-env-vars=^;^NODE_ENV=production;SITE_ORIGIN=https://www.studio.example;SURYA_VERSION=cb2a91f;EXTRA_ORIGINS=https://a.example,https://b.example'",
    ),
    line,
  );
});

test('placeholders stop the content check unless they are allowed', () => {
  assert.equal(lines().content, 'npm run check:content -- --release');
  assert.equal(lines({ release: false }).content, 'npm run check:content');
});

test('no secret’s value is on a line: it comes from Secret Manager when the step runs', () => {
  assert.equal(
    lines().webhook,
    'STRIPE_SECRET_KEY="$(gcloud secrets versions access latest --secret=STRIPE_SECRET_KEY --project=surya-live)" ' +
      'npm run webhook:setup --workspace=functions -- --site=https://www.studio.example --update-only',
  );
  assert.match(lines().brevo, /^BREVO_API_KEY="\$\(gcloud secrets versions access latest /);
});

test('what exists is not made again', () => {
  const guarded = aPlan().filter(({ unless }) => unless);
  assert.deepEqual(
    guarded.map(({ id }) => id),
    ['surya-functions', 'surya-scheduler', 'scheduler-create'],
  );
});

test('the services behind the pages are those of firebase.json', () => {
  const names = hostedServices(JSON.parse(read('../../firebase.json'))).map(({ name }) => name);
  const paths = read('../../data/src/api.ts').matchAll(/'\/api\/([a-z-]+)'/g);
  assert.deepEqual(
    names,
    [...paths].map(([, name]) => name),
  );
});
