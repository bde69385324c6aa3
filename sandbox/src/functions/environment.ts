import type { SandboxSecrets } from '../secrets.ts';

/** The demonstration's clock (DECISIONS, "Calendar"): 1 June 2025 in Paris. */
export const demoClock = '2025-06-01T09:00:00+02:00';

export interface FunctionEnvironmentOptions {
  secrets: SandboxSecrets;
  siteOrigin: string;
  standInOrigin: string;
  /** Origin of the partner's page of the sandbox. */
  partnerOrigin: string;
  /** ISO 8601 with zone. */
  clock: string;
  /** What is added or replaced, for tests. */
  extra?: Record<string, string>;
}

/** The environment of every function: deployed settings, with the sandbox in place of the real services. */
export function functionEnvironment(options: FunctionEnvironmentOptions): Record<string, string> {
  const { secrets, standInOrigin } = options;
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    TZ: 'UTC',
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    SENDGRID_API_KEY: secrets.sendgridApiKey,
    BREVO_API_KEY: secrets.brevoApiKey,
    SITE_ORIGIN: options.siteOrigin,
    STRIPE_API_BASE: standInOrigin,
    SENDGRID_API_BASE: `${standInOrigin}/sendgrid`,
    BREVO_API_BASE: `${standInOrigin}/brevo/v3`,
    EXTRA_ORIGINS: options.partnerOrigin,
    SURYA_CLOCK: options.clock,
    ...options.extra,
  };
}
