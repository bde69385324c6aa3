import type { Locale } from '@surya/data';

/** What is remembered on a Stripe object, by key. */
export type Metadata = Readonly<Record<string, string>>;

/** What is sold, as the payment page needs it. */
export interface Order {
  locale: Locale;
  /** What the buyer reads on the payment page, in their language. */
  productName: string;
  /** Charged, in cents. */
  cents: number;
  /** Our name for the sale, shown beside it in the provider's dashboard. */
  reference: string;
  successUrl: string;
  cancelUrl: string;
  /** When the payment page closes, in seconds since 1970. */
  expiresAt: number;
  /** Kept with the session and with its payment. */
  facts: Metadata;
}

/** A checkout session as it stands now. */
export interface Purchase {
  sessionId: string;
  state: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** The payment page, while it is open. */
  url: string | undefined;
  /** Where the buyer is sent after paying, with the session's id filled in. */
  successUrl: string | undefined;
  createdAt: Date;
  /** When the money was charged; undefined while it is not paid. */
  paidAt: Date | undefined;
  cents: number;
  /** How much of it has gone back to the buyer. */
  refundedCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** The order's facts; empty for a session that is not of our making. */
  facts: Metadata;
  buyer: { email: string | undefined; name: string | undefined };
  /** The payment behind it, from the moment the buyer confirms; `marks` is its metadata. */
  payment: { id: string; marks: Metadata } | undefined;
}

/** An event of the payment provider that the studio reacts to, reduced to what names its subject. */
export type PaymentEvent =
  | {
      type:
        | 'checkout.session.completed'
        | 'checkout.session.async_payment_succeeded'
        | 'checkout.session.async_payment_failed'
        | 'checkout.session.expired';
      sessionId: string;
    }
  | { type: 'charge.refunded'; paymentId: string | undefined }
  | {
      type: 'charge.dispute.created' | 'charge.dispute.closed';
      paymentId: string | undefined;
      disputeId: string;
      cents: number;
      /** As Stripe names it: `needs_response`, `won`, `lost`… */
      status: string;
    }
  | { type: 'other' };

/**
 * The payment provider, in the studio's words. Every call may throw ProviderError.
 * A call with an idempotency key is carried out once for that key: repeated, it gives the first answer
 * again, and with other parameters it throws KeyTaken.
 */
export interface Payments {
  /** `replayed` when this is the answer of an earlier call with the same key. */
  createSession(order: Order, key?: string): Promise<{ purchase: Purchase; replayed: boolean }>;
  /** The session of that id, or undefined where there is none. */
  session(sessionId: string): Promise<Purchase | undefined>;
  /** The session that led to a payment, or undefined for a payment made otherwise. */
  sessionOfPayment(paymentId: string): Promise<Purchase | undefined>;
  /** The completed sessions that were made at that moment or later, newest first, read page by page. */
  completedSince(moment: Date): AsyncIterable<Purchase>;
  /** The metadata of a payment as it stands now. */
  marks(paymentId: string): Promise<Metadata>;
  /** Sets keys of a payment's metadata, removes those given as '', and answers all of it as it then stands. */
  mark(paymentId: string, changes: Metadata, key?: string): Promise<Metadata>;
  /**
   * The event in a webhook's body.
   * @throws ApiError `invalid_signature` unless the provider signed these very bytes, lately
   */
  event(body: Buffer, signature: string): Promise<PaymentEvent>;
}

/** The idempotency key was used before, for something else: somebody else holds what it stands for. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}
