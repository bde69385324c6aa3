import type Stripe from 'stripe';
import type { Buyer, CheckoutSessionRecord } from './checkoutSession.ts';
import { newId } from './newId.ts';

/** Stripe's object, as far as the mock models it. */
export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'status'
> & {
  last_payment_error: { code: string; decline_code: string; message: string } | null;
  latest_charge: string | null;
  metadata: Record<string, string>;
};

/** Stripe's object, as far as the mock models it. */
export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & { billing_details: Buyer; payment_intent: string };

/** Stripe's object, as far as the mock models it. */
export interface Refund {
  id: string;
  object: 'refund';
  /** Cents. */
  amount: number;
  charge: string;
  /** Wall clock, seconds. */
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

/** Creates the payment intent of a session, before any charge. `now` in seconds of the wall clock. */
export function createPaymentIntent({ session, intent }: CheckoutSessionRecord, now: number): PaymentIntent {
  return {
    id: newId('pi_3'),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    created: now,
    currency: session.currency ?? '',
    description: intent.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: intent.metadata,
    status: 'requires_payment_method',
  };
}

/** Creates a charge that succeeded. */
export function createCharge(intent: PaymentIntent, buyer: Buyer, now: number): Charge {
  return {
    id: newId('ch_3'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    billing_details: buyer,
    created: now,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
  };
}
