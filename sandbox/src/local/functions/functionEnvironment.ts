import { sandboxSecrets } from '../../providers/sandboxSecrets.ts';

export interface FunctionEnvironmentOptions {
  siteOrigin: string;
  /** Where the mock providers are served. */
  providerOrigin: string;
  /** Where the partner's page is served. */
  partnerOrigin: string;
  /** ISO 8601 with zone: where the sale clock stands; undefined means now. */
  clock: string | undefined;
  /** Added to the environment, or in place of it. */
  extra: Record<string, string>;
}

/** Creates the environment of every function: as deployed, with the mock providers in place of the real ones. */
export function functionEnvironment(options: FunctionEnvironmentOptions): Record<string, string> {
  const { providerOrigin, clock } = options;
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    TZ: 'UTC',
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: sandboxSecrets.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: sandboxSecrets.stripeWebhookSecret,
    SENDGRID_API_KEY: sandboxSecrets.sendgridApiKey,
    BREVO_API_KEY: sandboxSecrets.brevoApiKey,
    SITE_ORIGIN: options.siteOrigin,
    STRIPE_API_BASE: providerOrigin,
    SENDGRID_API_BASE: `${providerOrigin}/sendgrid`,
    BREVO_API_BASE: `${providerOrigin}/brevo/v3`,
    EXTRA_ORIGINS: options.partnerOrigin,
    ...(clock && { SURYA_CLOCK: clock }),
    ...options.extra,
  };
}
