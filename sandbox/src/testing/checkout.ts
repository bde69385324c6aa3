import type Stripe from 'stripe';
import type { RunningStandIns } from '../standIns.ts';

/** Parameters of a session that Stripe accepts. */
export function aCheckout(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    locale: 'fr',
    success_url: 'http://shop.test/merci?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/programme',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 23_000, product_data: { name: 'Surya Kriya · Rennes' } },
      },
    ],
    ...overrides,
  };
}

/** Does something to a session by the control API; the answer as JSON. */
export async function act(
  standIns: RunningStandIns,
  session: string,
  action: string,
  body: object = {},
): Promise<unknown> {
  return post(standIns, `/sandbox/sessions/${session}/${action}`, body);
}

/** Posts JSON to the stand-ins. */
export async function post(standIns: RunningStandIns, path: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(standIns.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** What the buyer writes on the payment page. */
export function aPayment(overrides: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    email: 'anne@example.org',
    name: 'Anne Le Goff',
    number: '4242 4242 4242 4242',
    expiry: '12/34',
    cvc: '123',
    ...overrides,
  });
}
