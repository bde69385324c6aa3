import Stripe from 'stripe';

/** The version whose shapes we read; a new one comes with a new release of the SDK, and a look at them. */
export const apiVersion = '2026-10-28.endive';
/** Milliseconds a single request may take, and how often a failed one is repeated. */
const patience = 7_000;
const maxNetworkRetries = 2;

/** Stripe's SDK, at the address and with the version that are ours. */
export function stripeClient(
  settings: { stripeSecretKey: string; stripeApiBase: string },
  timeout = patience,
): Stripe {
  const base = new URL(settings.stripeApiBase);
  return new Stripe(settings.stripeSecretKey, {
    apiVersion,
    timeout,
    maxNetworkRetries,
    telemetry: false,
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
  });
}
