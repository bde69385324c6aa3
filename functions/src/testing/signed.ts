import Stripe from 'stripe';
import { webhookSecret } from './fakePayments.ts';

/** An event as Stripe sends it, with the signature of its bytes. */
export function signed(type: string, object: Record<string, unknown>, secret = webhookSecret) {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({ payload: body, secret });
  return {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  };
}
