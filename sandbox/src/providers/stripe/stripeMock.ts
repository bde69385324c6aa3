import express, { type RequestHandler, type Router } from 'express';
import type { StatusResponse } from '../faults/faultInjector.ts';
import { IdempotencyKeys } from './idempotencyKeys.ts';
import { paymentRouter } from './paymentPage/paymentRouter.ts';
import { StripeAccount } from './stripeAccount.ts';
import { stripeApi } from './stripeApi.ts';
import { Webhook, type WebhookOptions } from './webhook.ts';

export interface StripeOptions {
  /** The wall clock, by which sessions expire and signatures age. */
  clock: () => Date;
  secretKey: string;
  /** Where the mock is reached, without trailing slash. */
  origin: () => string;
  webhook: Omit<WebhookOptions, 'clock' | 'onChange'>;
  /** How long an execution takes, milliseconds. */
  latency: number;
  onChange: () => void;
}

/** A mock of Stripe: an account, its API, its payment page and its webhook. */
export class StripeMock {
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

  /** Injects faults by `guard` in front of the API; the payment page always works. */
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

/** Sends Stripe's response for an injected status. */
export const stripeStatusResponse: StatusResponse = (response, status) => {
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
