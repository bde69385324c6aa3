import type Stripe from 'stripe';
import type { CheckoutSessionRecord } from './checkoutSession.ts';
import { newId } from './newId.ts';
import type { Charge, PaymentIntent, Refund } from './paymentIntent.ts';
import { resourceMissing } from './stripeError.ts';

/** The API version of the account's events: that of the SDK the functions use. */
export const apiVersion = '2026-10-28.endive';

/** A change of an object, as the webhook is told of it. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  /** Wall clock, seconds. */
  created: number;
  data: { object: { id: string } };
  livemode: false;
  type: string;
}

export interface StripeAccountOptions {
  /** Wall clock. */
  clock: () => Date;
  /** Where the payment page is served, without trailing slash. */
  origin: () => string;
  onEvent: (event: StripeEvent) => void;
}

/** One Stripe account: its objects, and the events that their changes emit. */
export class StripeAccount {
  readonly sessions = new Map<string, CheckoutSessionRecord>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  /** Settings of the account: `clear` keeps them. */
  readonly webhookEndpoints = new Map<string, Stripe.WebhookEndpoint>();

  constructor(private readonly options: StripeAccountOptions) {}

  /** Seconds of the wall clock. */
  now(): number {
    return Math.floor(this.options.clock().getTime() / 1000);
  }

  get origin(): string {
    return this.options.origin();
  }

  /** @throws ApiError 404 */
  getSession(id: string): CheckoutSessionRecord {
    return this.sessions.get(id) ?? fail('checkout.session', id, 'session');
  }

  /** @throws ApiError 404 */
  getIntent(id: string): PaymentIntent {
    return this.intents.get(id) ?? fail('payment_intent', id, 'intent');
  }

  /** @throws ApiError 404 */
  getCharge(id: string): Charge {
    return this.charges.get(id) ?? fail('charge', id, 'charge');
  }

  /** @throws ApiError 404 */
  getWebhookEndpoint(id: string): Stripe.WebhookEndpoint {
    return this.webhookEndpoints.get(id) ?? fail('webhook endpoint', id, 'webhook_endpoint');
  }

  /** The charge of a session that was paid. */
  findCharge({ session }: CheckoutSessionRecord): Charge | undefined {
    const intent = this.intents.get(session.payment_intent ?? '');
    return this.charges.get(intent?.latest_charge ?? '');
  }

  /** Hands an event with the object as it is now to the webhook. */
  emit(type: string, object: { id: string }): void {
    this.options.onEvent({
      id: newId('evt_'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      type,
    });
  }

  clear(): void {
    for (const map of [this.sessions, this.intents, this.charges, this.refunds]) map.clear();
  }
}

function fail(object: string, id: string, param: string): never {
  throw resourceMissing(object, id, param);
}
