import Stripe from 'stripe';
import { webhookSecret } from './fakePayments.ts';

/** Builds an event as Stripe sends it, with the signature of its bytes, `age` seconds old. */
export function signedWebhook(
  type: string,
  object: Record<string, unknown>,
  secret = webhookSecret,
  age = 0,
) {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });
  return {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  };
}
