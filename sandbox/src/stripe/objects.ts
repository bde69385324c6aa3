import type Stripe from 'stripe';

/** Stripe's objects as they are stored and sent: references to other objects are ids until they are expanded. */
type Ids<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: string | null };

export type Session = Ids<Stripe.Checkout.Session, 'payment_intent'> & { metadata: Record<string, string> };
export type PaymentIntent = Ids<Stripe.PaymentIntent, 'latest_charge'> & { metadata: Record<string, string> };
export type Charge = Ids<Stripe.Charge, 'payment_intent'>;
export type Refund = Ids<Stripe.Refund, 'charge' | 'payment_intent'>;
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string | null };

export type WebhookEndpoint = Stripe.WebhookEndpoint;

/** One line of a session, as `listLineItems` gives it. */
export interface LineItem {
  id: string;
  object: 'item';
  amount_discount: number;
  amount_subtotal: number;
  amount_tax: number;
  amount_total: number;
  currency: string;
  description: string;
  quantity: number;
}

/** A session with what its answers do not show. */
export interface SessionRecord {
  session: Session;
  lineItems: LineItem[];
  /** What the payment intent will be made with, once the buyer pays. */
  intent: { metadata: Record<string, string>; description: string | null; receiptEmail: string | null };
  /** A card that waits for its holder's bank to authenticate. */
  challenge?: { buyer: Buyer; last4: string };
}

/** What the buyer writes on the payment page besides the card. */
export interface Buyer {
  email: string;
  name: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  /** Seconds of real time. */
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}
