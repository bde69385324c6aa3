import { createHmac } from 'node:crypto';
import type { StripeEvent } from './stripeAccount.ts';

interface Attempt {
  /** ISO 8601, wall clock. */
  at: string;
  /** HTTP status of the response; absent when there was none. */
  status?: number;
  /** Why there was no response. */
  error?: string;
  milliseconds: number;
}

/** The delivery of one event to the studio's webhook. */
export interface Delivery {
  event: string;
  type: string;
  /** Id of the object the event is about. */
  object: string;
  state: 'pending' | 'delivered' | 'failed';
  attempts: Attempt[];
}

export interface WebhookOptions {
  /** Where events are sent; no event is sent without it. */
  url: string | undefined;
  /** The types it is subscribed to; undefined for all. */
  events: readonly string[] | undefined;
  /** Signing secret, `whsec_…`. */
  secret: string;
  /** The wall clock. */
  clock: () => Date;
  /** Waits before the second, third… attempt, milliseconds; Stripe's own take three days. */
  delays: readonly number[];
  /** How long the response may take, milliseconds. */
  timeout: number;
  onChange: () => void;
}

/** Creates the `Stripe-Signature` header: HMAC-SHA-256 over `<seconds>.<body>`. */
function signature(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Sends events to the webhook, and retries until it responds 2xx or the delays are used up. */
export class Webhook {
  private readonly records = new Map<
    string,
    { delivery: Delivery; event: StripeEvent; timer?: NodeJS.Timeout }
  >();
  private readonly stopped = new AbortController();

  constructor(private readonly options: WebhookOptions) {}

  get deliveries(): Delivery[] {
    return [...this.records.values()].map(({ delivery }) => delivery);
  }

  send(event: StripeEvent): void {
    const { url, events } = this.options;
    if (url === undefined || events?.includes(event.type) === false) return;
    const delivery: Delivery = {
      event: event.id,
      type: event.type,
      object: event.data.object.id,
      state: 'pending',
      attempts: [],
    };
    this.records.set(event.id, { delivery, event });
    this.plan(event.id, 0, 0);
  }

  /** Sends an event again, at once. False when there is no such event. */
  async resend(eventId: string): Promise<boolean> {
    if (!this.records.has(eventId)) return false;
    await this.attempt(eventId);
    return true;
  }

  /** Deletes every event, with its planned attempts. */
  clear(): void {
    for (const { timer } of this.records.values()) clearTimeout(timer);
    this.records.clear();
  }

  stop(): void {
    this.clear();
    this.stopped.abort();
  }

  private plan(eventId: string, attempt: number, delay: number): void {
    const record = this.records.get(eventId);
    if (!record) return;
    record.timer = setTimeout(async () => {
      const delivered = await this.attempt(eventId);
      const next = this.options.delays[attempt];
      if (delivered || !this.records.has(eventId)) return;
      if (next === undefined) {
        record.delivery.state = 'failed';
        this.options.onChange();
      } else {
        this.plan(eventId, attempt + 1, next);
      }
    }, delay);
    record.timer.unref();
  }

  private async attempt(eventId: string): Promise<boolean> {
    const record = this.records.get(eventId);
    const { url, secret, clock, timeout } = this.options;
    if (!record || url === undefined) return false;
    const { delivery, event } = record;
    const body = JSON.stringify(event, undefined, 2);
    const started = clock();
    const attempt: Attempt = { at: started.toISOString(), milliseconds: 0 };
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signature(body, secret, Math.floor(started.getTime() / 1000)),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(timeout)]),
      });
      await response.arrayBuffer();
      attempt.status = response.status;
      if (response.ok) delivery.state = 'delivered';
    } catch (error) {
      attempt.error = getReason(error);
    }
    attempt.milliseconds = clock().getTime() - started.getTime();
    delivery.attempts.push(attempt);
    this.options.onChange();
    return delivery.state === 'delivered';
  }
}

/** The code of the error behind a failed fetch, or its message. */
function getReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause) return getReason(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'message' in error ? String(error.message) : 'unknown';
}
