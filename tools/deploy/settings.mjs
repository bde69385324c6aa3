/** What every function is given of the machine it runs on. */
export const machine = {
  runtime: 'nodejs22',
  memory: '512Mi',
  cpu: '1',
  /** Firebase Hosting waits no longer. */
  timeout: '60s',
  /** Requests at a time in one process; they wait for providers, not for the processor. */
  concurrency: 40,
  /** None waits for visitors: a start takes less than a second, and an idle process costs money. */
  minInstances: 0,
  /** Ample for a studio, and the most that an attack can cost. */
  maxInstances: 5,
};

/** How often the sweep runs, in cron's words. */
export const sweepSchedule = '*/15 * * * *';

/** The secrets that the functions read, each under its own name in Secret Manager. */
export const secretNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SENDGRID_API_KEY',
  'BREVO_API_KEY',
];

/** What Google Cloud must be ready to do. */
export const services = [
  'run.googleapis.com',
  'cloudbuild.googleapis.com',
  'artifactregistry.googleapis.com',
  'secretmanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'iam.googleapis.com',
  'firebasehosting.googleapis.com',
];

/** The services that the hosting leads to, with the region of each, in the order of firebase.json. */
export function hostedServices({ hosting }) {
  return (hosting.rewrites ?? []).flatMap(({ run }) =>
    run ? [{ name: run.serviceId, region: run.region ?? 'us-central1' }] : [],
  );
}
