import Stripe from 'stripe';

/** The version whose shapes we read; a new one comes with a new release of the SDK, and a look at them. */
export const apiVersion = '2026-10-28.endive';
/** How long Stripe is waited for. */
export interface StripePatience {
  /** Milliseconds that one request may take. */
  timeout: number;
  /** How often a request that failed is repeated, under the same idempotency key. */
  maxNetworkRetries: number;
}

const patience: StripePatience = { timeout: 7_000, maxNetworkRetries: 2 };

/** Stripe's SDK, at the address and with the version that are ours. */
export function stripeClient(
  settings: { stripeSecretKey: string; stripeApiBase: string },
  waiting = patience,
): Stripe {
  const base = new URL(settings.stripeApiBase);
  return new Stripe(settings.stripeSecretKey, {
    apiVersion,
    ...waiting,
    telemetry: false,
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
  });
}
