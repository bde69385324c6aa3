/** The Cloud Run settings of every function. */
export const runSettings = {
  runtime: 'nodejs22',
  memory: '512Mi',
  cpu: '1',
  /** The longest that Firebase Hosting waits for a response. */
  timeout: '60s',
  /** Concurrent requests per instance: they wait for providers, not for the processor. */
  concurrency: 40,
  /** No instance is kept warm: a cold start takes less than a second, and an idle instance costs money. */
  minInstances: 0,
  /** An upper bound of the cost under attack; more than a studio's traffic needs. */
  maxInstances: 5,
};

/** The schedule of the sweep in cron syntax: every 15 minutes. */
export const sweepSchedule = '*/15 * * * *';

/** The secrets that the functions read, each under its own name in Secret Manager. */
export const secretNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SENDGRID_API_KEY',
  'BREVO_API_KEY',
];

/** The Google Cloud APIs to enable. */
export const services = [
  'run.googleapis.com',
  'cloudbuild.googleapis.com',
  'artifactregistry.googleapis.com',
  'secretmanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'iam.googleapis.com',
  'firebasehosting.googleapis.com',
];

/**
 * As much of firebase.json as the deployment reads.
 * @typedef {object} FirebaseConfiguration
 * @property {{ rewrites?: { source: string, run?: { serviceId: string, region?: string } }[] }} hosting
 */

/**
 * The Cloud Run services behind the hosting with their regions, in the order of firebase.json.
 * @param {FirebaseConfiguration} firebase
 */
export function getHostedServices({ hosting }) {
  return (hosting.rewrites ?? []).flatMap(({ run }) =>
    run ? [{ name: run.serviceId, region: run.region ?? 'us-central1' }] : [],
  );
}
