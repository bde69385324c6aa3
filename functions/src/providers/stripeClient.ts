import Stripe from 'stripe';

/** The API version whose answers are parsed; it changes with a release of the SDK, and the schemas with it. */
export const apiVersion = '2026-10-28.endive';

/** How long one call of Stripe may take, and how often the SDK repeats it. */
export interface StripeRetryPolicy {
  /** Milliseconds that one request may take. */
  timeout: number;
  /** How often a failed request is repeated, with the same idempotency key. */
  maxNetworkRetries: number;
}

const defaultPolicy: StripeRetryPolicy = { timeout: 7_000, maxNetworkRetries: 2 };

/** Creates Stripe's SDK for the API base and version of this product. */
export function stripeClient(
  settings: { stripeSecretKey: string; stripeApiBase: string },
  policy = defaultPolicy,
): Stripe {
  const base = new URL(settings.stripeApiBase);
  return new Stripe(settings.stripeSecretKey, {
    apiVersion,
    ...policy,
    telemetry: false,
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
  });
}
