import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where the functions are: ours as they are deployed, and the bare ones. */
export const sources = { ours: at('../../../functions/dist/'), bare: at('./bare/') };
/** The framework's program, the same for all. */
export const framework = at('../../../node_modules/@google-cloud/functions-framework/build/src/main.js');
/** What lets a measured process tell its memory. */
export const memoryReporter = new URL('./memoryReporter.mjs', import.meta.url).href;

export const siteOrigin = 'https://www.atelier-surya.example';
export const webhookSecret = 'whsec_bench';

/** The environment of every function, ours and bare: as deployed, but for where the providers are. */
export function environment(providers) {
  return {
    PATH: process.env.PATH ?? '',
    TZ: 'UTC',
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    SENDGRID_API_KEY: 'SG.bench',
    BREVO_API_KEY: 'xkeysib-bench',
    SITE_ORIGIN: siteOrigin,
    STRIPE_API_BASE: providers,
    SENDGRID_API_BASE: `${providers}/sendgrid`,
    BREVO_API_BASE: `${providers}/brevo`,
    // The sample programs are on sale then.
    SURYA_CLOCK: '2025-06-01T09:00:00+02:00',
  };
}
