import { missing } from './errors.ts';
import { newId } from './ids.ts';
import type {
  Charge,
  Dispute,
  PaymentIntent,
  Refund,
  SessionRecord,
  StripeEvent,
  WebhookEndpoint,
} from './objects.ts';

/** The API version of the account, and so of its events: that of the SDK the functions use. */
export const apiVersion = '2026-10-28.endive';

export interface AccountOptions {
  /** Real time. */
  clock: () => Date;
  /** Where the payment page is served, without trailing slash. */
  origin: () => string;
  /** Called with every event once it is on record. */
  onEvent: (event: StripeEvent) => void;
}

/** One Stripe account: its objects, and the events that changes to them make. */
export class StripeAccount {
  readonly sessions = new Map<string, SessionRecord>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly events = new Map<string, StripeEvent>();
  /** Kept like the account's settings: `clear` forgets sales, not these. */
  readonly webhookEndpoints = new Map<string, WebhookEndpoint>();

  constructor(private readonly options: AccountOptions) {}

  /** Seconds of real time. */
  now(): number {
    return Math.floor(this.options.clock().getTime() / 1000);
  }

  get origin(): string {
    return this.options.origin();
  }

  /** @throws StripeRefusal 404 */
  session(id: string): SessionRecord {
    return this.found(this.sessions, 'checkout.session', id, 'session');
  }

  /** @throws StripeRefusal 404 */
  intent(id: string): PaymentIntent {
    return this.found(this.intents, 'payment_intent', id, 'intent');
  }

  /** @throws StripeRefusal 404 */
  charge(id: string): Charge {
    return this.found(this.charges, 'charge', id, 'charge');
  }

  /** @throws StripeRefusal 404 */
  refund(id: string): Refund {
    return this.found(this.refunds, 'refund', id, 'id');
  }

  /** @throws StripeRefusal 404 */
  webhookEndpoint(id: string): WebhookEndpoint {
    return this.found(this.webhookEndpoints, 'webhook endpoint', id, 'webhook_endpoint');
  }

  /** Puts an event on record with the object as it is now, and hands it to the webhook. */
  emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: newId('evt_'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.set(event.id, event);
    this.options.onEvent(event);
  }

  clear(): void {
    for (const map of [this.sessions, this.intents, this.charges, this.refunds, this.disputes, this.events]) {
      map.clear();
    }
  }

  private found<T>(map: Map<string, T>, object: string, id: string, param: string): T {
    const value = map.get(id);
    if (!value) throw missing(object, id, param);
    return value;
  }
}
