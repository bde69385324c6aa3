import * as z from 'zod';

/** The settings of the functions, read from environment variables in this file alone. */
export interface Env {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  sendgridApiKey: string;
  brevoApiKey: string;
  /** The origin of the studio's site, where visitors are sent back to: `https://www.example.org`. */
  siteOrigin: string;
  /** The origin of Stripe's API. */
  stripeApiBase: string;
  sendgridApiBase: string;
  /** With the version of the API: `https://api.brevo.com/v3`. */
  brevoApiBase: string;
  /** Origins allowed besides the site's and the partners'. */
  extraOrigins: readonly string[];
  /** The fixed time of a demonstration; undefined in production. */
  clock: Date | undefined;
  /** The commit that was deployed. */
  version: string;
}

/** Environment variables, as `process.env` has them. */
type Variables = Record<string, string | undefined>;

/** Variables are missing or malformed; each fault begins with the variable's name and holds no value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
  }
}

const secret = (pattern: RegExp, shape: string) =>
  z.string('is missing').regex(pattern, `must look like ${shape}`);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const Origin = z.string('is missing').refine(isOrigin, 'must be an origin such as https://www.example.org');
const HttpAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http address')
  .transform((text) => text.replace(/\/+$/, ''));

const Fields = z.object({
  STRIPE_SECRET_KEY: secret(/^(sk|rk)_(test|live)_[A-Za-z0-9_]+$/, 'sk_live_… or sk_test_…'),
  STRIPE_WEBHOOK_SECRET: secret(/^whsec_[A-Za-z0-9+/=_-]+$/, 'whsec_…'),
  SENDGRID_API_KEY: secret(/^SG\.[A-Za-z0-9._-]+$/, 'SG.…'),
  BREVO_API_KEY: secret(/^xkeysib-[A-Za-z0-9-]+$/, 'xkeysib-…'),
  SITE_ORIGIN: Origin,
  STRIPE_API_BASE: Origin.default('https://api.stripe.com'),
  SENDGRID_API_BASE: HttpAddress.default('https://api.sendgrid.com'),
  BREVO_API_BASE: HttpAddress.default('https://api.brevo.com/v3'),
  EXTRA_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .transform((origins) => origins.filter((origin) => origin !== ''))
    .refine((origins) => origins.every(isOrigin), 'must be origins separated by commas'),
  SURYA_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be a time with zone such as 2025-06-01T09:00:00+02:00' })
    .optional(),
  SURYA_VERSION: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'must be a commit or the like')
    .default('unreleased'),
});
const AllVariables = Fields.refine(
  ({ SURYA_CLOCK, STRIPE_SECRET_KEY }) => !SURYA_CLOCK || !STRIPE_SECRET_KEY.includes('_live_'),
  {
    path: ['SURYA_CLOCK'],
    error: 'must not be set where real money is taken',
  },
);

/**
 * Reads and checks the environment. An empty variable counts as missing.
 * @throws EnvError naming every variable that is missing or malformed
 */
export function readEnv(variables: Variables = process.env): Env {
  const data = parseVariables(AllVariables, variables);
  return {
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeWebhookSecret: data.STRIPE_WEBHOOK_SECRET,
    sendgridApiKey: data.SENDGRID_API_KEY,
    brevoApiKey: data.BREVO_API_KEY,
    siteOrigin: data.SITE_ORIGIN,
    stripeApiBase: data.STRIPE_API_BASE,
    sendgridApiBase: data.SENDGRID_API_BASE,
    brevoApiBase: data.BREVO_API_BASE,
    extraOrigins: data.EXTRA_ORIGINS,
    clock: data.SURYA_CLOCK ? new Date(data.SURYA_CLOCK) : undefined,
    version: data.SURYA_VERSION,
  };
}

const StripeVariables = Fields.pick({ STRIPE_SECRET_KEY: true, STRIPE_API_BASE: true });
const BrevoVariables = Fields.pick({ BREVO_API_KEY: true, BREVO_API_BASE: true });

/** Reads the variables of a command that calls Stripe. @throws EnvError */
export function readStripeEnv(variables: Variables): Pick<Env, 'stripeSecretKey' | 'stripeApiBase'> {
  const data = parseVariables(StripeVariables, variables);
  return { stripeSecretKey: data.STRIPE_SECRET_KEY, stripeApiBase: data.STRIPE_API_BASE };
}

/** Reads the variables of a command that calls Brevo. @throws EnvError */
export function readBrevoEnv(variables: Variables): Pick<Env, 'brevoApiKey' | 'brevoApiBase'> {
  const data = parseVariables(BrevoVariables, variables);
  return { brevoApiKey: data.BREVO_API_KEY, brevoApiBase: data.BREVO_API_BASE };
}

function parseVariables<Schema extends z.ZodType>(schema: Schema, variables: Variables): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new EnvError(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
}
