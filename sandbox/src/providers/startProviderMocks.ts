import { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import express, { type Router } from 'express';
import { type Listening, listen } from '../listen.ts';
import type { AttributeType } from './brevo/brevoAccount.ts';
import { BrevoMock, brevoStatusResponse } from './brevo/brevoMock.ts';
import { controlRouter } from './controlRouter.ts';
import { FaultInjector } from './faults/faultInjector.ts';
import type { ProviderMocks } from './providerMocks.ts';
import { sandboxSecrets } from './sandboxSecrets.ts';
import { getSandboxState, type SandboxState } from './sandboxState.ts';
import { SendGridMock, sendGridStatusResponse } from './sendgrid/sendGridMock.ts';
import { StripeMock, stripeStatusResponse } from './stripe/stripeMock.ts';

export interface ProviderMocksOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Where Stripe's events are sent; no event is sent without it. */
  webhookUrl?: string;
  /** The types of events that the webhook is subscribed to; all by default. */
  webhookEvents?: readonly string[];
  /** Waits before an event's second, third… attempt, milliseconds. */
  webhookDelays?: readonly number[];
  /** How long the webhook may take to respond, milliseconds. */
  webhookTimeout?: number;
  /** How long Stripe takes to execute a request, milliseconds; 0 by default. */
  stripeLatency?: number;
  /** SendGrid's verified senders; any by default. */
  senders?: readonly string[];
  /** Brevo's attributes besides the ones every account has. */
  attributes?: Record<string, AttributeType>;
  /** The wall clock; tests pass another. */
  clock?: () => Date;
  /** More routes on the same port, before Stripe's own. */
  extraRoutes?: (mocks: ProviderMocks) => Router;
}

export interface RunningProviderMocks extends ProviderMocks, Listening {
  /** `http://localhost:<port>`: Stripe at its root, SendGrid and Brevo below. */
  origin: string;
  state(): SandboxState;
  /** Answers the requests that `origin` receives, for a second server. */
  listener: RequestListener;
}

/** Retries for a quarter of an hour, quickly at first. */
const defaultDelays = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 120_000, 240_000, 480_000];

/** Starts Stripe, SendGrid and Brevo on one port, with the control API. */
export async function startProviderMocks(options: ProviderMocksOptions = {}): Promise<RunningProviderMocks> {
  const { clock = () => new Date() } = options;
  const changes = new EventEmitter().setMaxListeners(0);
  const onChange = () => void changes.emit('change');
  const faults = new FaultInjector(clock, onChange);
  let origin = '';
  const stripe = new StripeMock({
    clock,
    secretKey: sandboxSecrets.stripeSecretKey,
    origin: () => origin,
    latency: options.stripeLatency ?? 0,
    webhook: {
      url: options.webhookUrl,
      events: options.webhookEvents,
      secret: sandboxSecrets.stripeWebhookSecret,
      delays: options.webhookDelays ?? defaultDelays,
      timeout: options.webhookTimeout ?? 10_000,
    },
    onChange,
  });
  const sendgrid = new SendGridMock({
    clock,
    apiKey: sandboxSecrets.sendgridApiKey,
    senders: options.senders,
    onChange,
  });
  const brevo = new BrevoMock({
    apiKey: sandboxSecrets.brevoApiKey,
    attributes: options.attributes ?? {},
    onChange,
  });
  const reset = () => {
    stripe.clear();
    sendgrid.clear();
    brevo.clear();
    faults.clear();
    onChange();
  };
  const mocks: ProviderMocks = { stripe, sendgrid, brevo, faults, changes, reset };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/sendgrid', sendgrid.router(faults.guard('sendgrid', sendGridStatusResponse)));
  app.use('/brevo/v3', brevo.router(faults.guard('brevo', brevoStatusResponse)));
  if (options.extraRoutes) app.use(options.extraRoutes(mocks));
  app.use('/sandbox', controlRouter(mocks));
  app.use(stripe.router(faults.guard('stripe', stripeStatusResponse)));

  const listening = await listen(app, options.port ?? 0);
  origin = `http://localhost:${listening.port}`;
  return {
    ...mocks,
    origin,
    port: listening.port,
    state: () => getSandboxState(mocks),
    listener: app,
    close: async () => {
      stripe.webhook.stop();
      await listening.close();
    },
  };
}
