import express, { type RequestHandler, type Router } from 'express';
import type { StatusAnswer } from '../faults/faultBox.ts';
import { StripeAccount } from './account.ts';
import { stripeApi } from './api.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { paymentRouter } from './payment/router.ts';
import { Webhook, type WebhookOptions } from './webhook.ts';

export interface StripeOptions {
  /** Real time: sessions expire and signatures age by it, whatever the shop's demonstration clock says. */
  clock: () => Date;
  secretKey: string;
  /** Where the stand-in is reached, without trailing slash. */
  origin: () => string;
  webhook: Omit<WebhookOptions, 'clock' | 'onChange'>;
  /** How long every execution takes, milliseconds. */
  latency: number;
  onChange: () => void;
}

/** The stand-in for Stripe: an account, its API, its payment page and its webhook. */
export class StripeStandIn {
  readonly account: StripeAccount;
  readonly webhook: Webhook;
  private readonly keys: IdempotencyKeys;

  constructor(private readonly options: StripeOptions) {
    const { clock, origin, onChange } = options;
    this.webhook = new Webhook({ ...options.webhook, clock, onChange });
    this.keys = new IdempotencyKeys(clock);
    this.account = new StripeAccount({
      clock,
      origin,
      onEvent: (event) => {
        this.webhook.send(event);
        onChange();
      },
    });
  }

  /** `guard` stands in front of the API; the payment page is reached whatever fault is set. */
  router(guard: RequestHandler): Router {
    const { clock, latency, secretKey } = this.options;
    const router = express.Router();
    router.use(paymentRouter(this.account, clock));
    router.use(stripeApi({ account: this.account, keys: this.keys, secretKey, latency, guard }));
    return router;
  }

  clear(): void {
    this.account.clear();
    this.webhook.clear();
    this.keys.clear();
  }
}

/** Stripe's own answers for a status, as faults give them. */
export const stripeStatus: StatusAnswer = (response, status) => {
  const error =
    status === 429
      ? {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message:
            'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
        }
      : { type: 'api_error', message: 'An unknown error occurred' };
  response.status(status).json({ error });
};
