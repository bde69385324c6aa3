import { createHmac } from 'node:crypto';
import type { StripeEvent } from './objects.ts';

export interface Attempt {
  /** ISO 8601, real time. */
  at: string;
  /** HTTP status of the answer; absent when there was none. */
  status?: number;
  /** Why there was no answer. */
  error?: string;
  milliseconds: number;
}

/** One event on its way to the studio's webhook. */
export interface Delivery {
  event: string;
  type: string;
  /** Id of the object the event is about. */
  object: string;
  state: 'pending' | 'delivered' | 'failed';
  attempts: Attempt[];
}

export interface WebhookOptions {
  /** Where events are sent; undefined when nobody listens. */
  url: string | undefined;
  /** The types it is subscribed to; undefined for all. */
  events: readonly string[] | undefined;
  /** Signing secret, `whsec_…`. */
  secret: string;
  /** Real time. */
  clock: () => Date;
  /** Waits before the second, third… attempt, milliseconds. Stripe goes on for three days; the sandbox gives up sooner. */
  delays: readonly number[];
  /** How long an answer may take, milliseconds. */
  timeout: number;
  onChange: () => void;
}

/** The value of the `Stripe-Signature` header: HMAC-SHA-256 over `<seconds>.<body>`. */
export function signature(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Sends events to the webhook, again and again until it answers 2xx or the delays are used up. */
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
    const { id } = event.data.object as { id: string };
    const delivery: Delivery = {
      event: event.id,
      type: event.type,
      object: id,
      state: 'pending',
      attempts: [],
    };
    this.records.set(event.id, { delivery, event });
    this.plan(event.id, 0, 0);
  }

  /** Sends an event once more, at once. False when there is no such event. */
  async resend(eventId: string): Promise<boolean> {
    if (!this.records.has(eventId)) return false;
    await this.attempt(eventId);
    return true;
  }

  /** Drops every event, with the attempts still planned. */
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
      const answer = await fetch(url, {
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
      await answer.arrayBuffer();
      attempt.status = answer.status;
      if (answer.ok) delivery.state = 'delivered';
    } catch (error) {
      attempt.error = reason(error);
    }
    attempt.milliseconds = clock().getTime() - started.getTime();
    delivery.attempts.push(attempt);
    this.options.onChange();
    return delivery.state === 'delivered';
  }
}

/** What fetch failed of: the innermost error's code or message. */
function reason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { cause, code, message } = error as { cause?: unknown; code?: unknown; message?: unknown };
  if (cause) return reason(cause);
  return String(typeof code === 'string' ? code : message);
}
