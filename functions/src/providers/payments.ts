import type { Locale } from '@surya/data';
import { ServiceError } from '../serviceError.ts';

/** Texts that are kept with a session or a payment, by key. */
export type Metadata = Readonly<Record<string, string>>;

/** Stands in `successUrl` for the id of the session, which is not known before the session is created. */
export const sessionIdPlaceholder = '{SESSION_ID}';

/** What a checkout session is created from. */
export interface CheckoutSessionRequest {
  locale: Locale;
  /** What the buyer reads on the payment page, in their language. */
  productName: string;
  /** The amount to charge, in cents. */
  cents: number;
  /** The program's id, shown in the provider's dashboard. */
  reference: string;
  /** Where the buyer is sent after paying; `sessionIdPlaceholder` is replaced by the session's id. */
  successUrl: string;
  cancelUrl: string;
  /** When the payment page closes, in seconds since 1970. */
  expiresAt: number;
  /** Kept with the session and with its payment. */
  metadata: Metadata;
}

/** A checkout session as it stands now. */
export interface CheckoutSession {
  id: string;
  state: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** The payment page, while it is open. */
  url: string | undefined;
  /** Where the buyer is sent after paying, with the session's id filled in. */
  successUrl: string | undefined;
  createdAt: Date;
  /** When the money was charged; undefined while it is not paid. */
  paidAt: Date | undefined;
  /** The amount charged, in cents. */
  cents: number;
  /** The part of it that was refunded, in cents. */
  refundedCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** The metadata of the request; empty for a session that this product did not create. */
  metadata: Metadata;
  buyer: { email: string | undefined; name: string | undefined };
  /** The payment and its own metadata, from the moment the buyer confirms. */
  payment: { id: string; metadata: Metadata } | undefined;
}

/** Returns whether the whole amount was refunded, so that the booking is cancelled. */
export function isFullyRefunded({ cents, refundedCents }: CheckoutSession): boolean {
  return refundedCents > 0 && refundedCents >= cents;
}

/** A webhook event, reduced to its kind and to what identifies its subject. */
export type PaymentEvent = (
  | {
      type: 'checkout_completed' | 'payment_succeeded' | 'payment_failed' | 'checkout_expired';
      sessionId: string;
    }
  | { type: 'refunded'; paymentId: string | undefined }
  | {
      type: 'dispute_opened' | 'dispute_closed';
      paymentId: string | undefined;
      disputeId: string;
      cents: number;
      /** In the provider's word, for the teacher: `needs_response`, `won`, `lost`… */
      status: string;
    }
  | { type: 'other' }
) & {
  /** The provider's name of the event, for logs; `other` for an event that is ignored. */
  providerType: string;
};

/**
 * The payment provider. Every method may throw ProviderError.
 * A call with an idempotency key is carried out once for that key: repeated, it returns the first answer
 * again, and with other parameters it throws IdempotencyConflictError.
 */
export interface Payments {
  /** Creates a session. `replayed`: this is the answer of an earlier call with the same key. */
  createSession(
    request: CheckoutSessionRequest,
    idempotencyKey?: string,
  ): Promise<{ session: CheckoutSession; replayed: boolean }>;
  /** Returns the session of that id, or undefined where there is none. */
  getSession(sessionId: string): Promise<CheckoutSession | undefined>;
  /** Returns the session that led to a payment, or undefined for a payment made otherwise. */
  findSessionByPayment(paymentId: string): Promise<CheckoutSession | undefined>;
  /** Lists the completed sessions created at that instant or later, newest first, read page by page. */
  listCompletedSince(instant: Date): Promise<AsyncIterable<CheckoutSession>>;
  /** Returns the metadata of a payment as it stands now. */
  getMetadata(paymentId: string): Promise<Metadata>;
  /** Sets keys of a payment's metadata, removes those given as '', and returns all of it after that. */
  updateMetadata(paymentId: string, changes: Metadata, idempotencyKey?: string): Promise<Metadata>;
  /**
   * Parses the body of a webhook.
   * @throws WebhookSignatureError unless the provider signed these very bytes, lately
   */
  parseEvent(body: Buffer, signature: string): Promise<PaymentEvent>;
}

/** The idempotency key was used before with other parameters: another request holds what it stands for. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError';
}

/** The signature of a webhook is missing, too old, or not that of its body. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

/** A session in a state that the provider's documentation excludes, such as paid without a payment. */
export class UnexpectedSessionError extends ServiceError {
  override readonly name = 'UnexpectedSessionError';

  constructor(reason: string) {
    super(false, `unexpected session: ${reason}`);
  }
}
