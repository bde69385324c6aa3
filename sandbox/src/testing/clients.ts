import { ContactsClient } from '@getbrevo/brevo/contacts';
import sendgrid from '@sendgrid/mail';
import Stripe from 'stripe';
import { sandboxSecrets } from '../secrets.ts';
import type { RunningStandIns } from '../standIns.ts';

/** The providers' own SDKs, pointed at stand-ins that run; `timeout` in milliseconds. */

const patience = 10_000;

export function stripeAt(
  standIns: RunningStandIns,
  secretKey = sandboxSecrets.stripeSecretKey,
  timeout = patience,
): Stripe {
  return new Stripe(secretKey, {
    host: 'localhost',
    port: standIns.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
  });
}

export function sendgridAt(
  standIns: RunningStandIns,
  apiKey = sandboxSecrets.sendgridApiKey,
  timeout = patience,
): typeof sendgrid {
  const service = sendgrid as typeof sendgrid & {
    client: { setDefaultRequest(key: string, value: unknown): unknown };
  };
  service.setApiKey(apiKey);
  service.setTimeout(timeout);
  service.client.setDefaultRequest('baseUrl', `${standIns.origin}/sendgrid/`);
  return service;
}

export function brevoAt(
  standIns: RunningStandIns,
  apiKey = sandboxSecrets.brevoApiKey,
  timeout = patience,
): ContactsClient {
  return new ContactsClient({
    apiKey,
    baseUrl: `${standIns.origin}/brevo/v3`,
    maxRetries: 0,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
    // The SDK leaves the clock of a call that failed running: this one is over at once, and not heeded.
    timeoutInSeconds: 0,
  });
}
