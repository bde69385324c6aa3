import type Stripe from 'stripe';

/** Creates parameters of a session that Stripe accepts. */
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
        price_data: {
          currency: 'eur',
          unit_amount: 23_000,
          product_data: { name: 'Morning class · Springfield' },
        },
      },
    ],
    ...overrides,
  };
}

/** Creates what the buyer enters on the payment page. */
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
