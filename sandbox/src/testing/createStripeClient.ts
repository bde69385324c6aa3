import { ContactsClient } from '@getbrevo/brevo/contacts';
import sendgrid from '@sendgrid/mail';
import Stripe from 'stripe';
import { sandboxSecrets } from '../providers/sandboxSecrets.ts';
import type { RunningProviderMocks } from '../providers/startProviderMocks.ts';

/** Milliseconds that the SDKs wait for a response. */
const defaultTimeout = 10_000;

/** Creates Stripe's SDK for running mocks. */
export function createStripeClient(
  mocks: RunningProviderMocks,
  secretKey = sandboxSecrets.stripeSecretKey,
  timeout = defaultTimeout,
): Stripe {
  return new Stripe(secretKey, {
    host: 'localhost',
    port: mocks.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
  });
}

/** Creates SendGrid's SDK for running mocks. */
export function createSendGridClient(
  mocks: RunningProviderMocks,
  apiKey = sandboxSecrets.sendgridApiKey,
  timeout = defaultTimeout,
): typeof sendgrid {
  const service = sendgrid as typeof sendgrid & {
    client: { setDefaultRequest(key: string, value: unknown): unknown };
  };
  service.setApiKey(apiKey);
  service.setTimeout(timeout);
  service.client.setDefaultRequest('baseUrl', `${mocks.origin}/sendgrid/`);
  return service;
}

/** Creates Brevo's SDK for running mocks. */
export function createBrevoClient(
  mocks: RunningProviderMocks,
  apiKey = sandboxSecrets.brevoApiKey,
  timeout = defaultTimeout,
): ContactsClient {
  return new ContactsClient({
    apiKey,
    baseUrl: `${mocks.origin}/brevo/v3`,
    maxRetries: 0,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
    // The SDK never clears the timer of a failed call; `fetch` above has its own timeout.
    timeoutInSeconds: 0,
  });
}
