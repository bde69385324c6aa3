import type Stripe from 'stripe';
import { mergeMetadata } from './metadata.ts';
import { newId } from './newId.ts';
import type { SessionParameters } from './sessionParameters.ts';

/** Stripe's object, as far as the mock models it. References to other objects are ids until expanded. */
export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'submit_type'
  | 'success_url'
  | 'url'
> & {
  customer_details: Buyer | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
};

/** A session with what its responses do not show. */
export interface CheckoutSessionRecord {
  session: CheckoutSession;
  lineItems: LineItem[];
  /** What the payment intent is created with when the buyer pays. */
  intent: { metadata: Record<string, string>; description: string | null };
  /** The buyer of a card that waits for 3-D Secure. */
  challenge?: Buyer;
}

interface LineItem {
  description: string;
  quantity: number;
  /** Cents. */
  amount: number;
}

/** What the buyer enters on the payment page besides the card. */
export interface Buyer {
  email: string;
  name: string;
}

/**
 * Creates an open session.
 * @param now wall clock, seconds
 * @param origin where the payment page is served
 */
export function createCheckoutSession(
  parameters: SessionParameters,
  now: number,
  origin: string,
): CheckoutSessionRecord {
  const id = newId('cs_test_', 58);
  const lineItems = parameters.line_items.map(({ price_data: price, quantity }) => ({
    description: price.product_data.name,
    quantity,
    amount: price.unit_amount * quantity,
  }));
  const intent = parameters.payment_intent_data;
  return {
    session: {
      id,
      object: 'checkout.session',
      amount_total: lineItems.reduce((sum, { amount }) => sum + amount, 0),
      cancel_url: parameters.cancel_url ?? null,
      client_reference_id: parameters.client_reference_id ?? null,
      created: now,
      currency: parameters.line_items[0]?.price_data.currency ?? null,
      customer_details: null,
      customer_email: parameters.customer_email ?? null,
      expires_at: parameters.expires_at,
      livemode: false,
      locale: parameters.locale ?? null,
      metadata: mergeMetadata({}, parameters.metadata),
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      submit_type: parameters.submit_type ?? null,
      success_url: parameters.success_url,
      url: `${origin}/pay/${id}`,
    },
    lineItems,
    intent: {
      metadata: mergeMetadata({}, intent?.metadata),
      description: intent?.description ?? null,
    },
  };
}
