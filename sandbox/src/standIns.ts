import { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import express from 'express';
import type { AttributeType } from './brevo/account.ts';
import { BrevoStandIn, brevoStatus } from './brevo/brevo.ts';
import { consoleRouter } from './console/router.ts';
import { controlRouter } from './control.ts';
import { FaultBox } from './faults/faultBox.ts';
import { type Listening, listen } from './listening.ts';
import { callSweep } from './scheduler.ts';
import { type SandboxSecrets, sandboxSecrets } from './secrets.ts';
import { SendGridStandIn, sendGridStatus } from './sendgrid/sendgrid.ts';
import { type SandboxState, stateOf } from './state.ts';
import { StripeStandIn, stripeStatus } from './stripe/stripe.ts';

export interface StandInsOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  secrets?: SandboxSecrets;
  /** Where Stripe's events are sent; without it none are. */
  webhookUrl?: string;
  /** The types of events that the webhook is subscribed to; all by default. */
  webhookEvents?: readonly string[];
  /** Where the scheduled sweep is called; without it there is none. */
  sweepUrl?: string;
  /** Waits before an event's second, third… attempt, milliseconds. */
  webhookDelays?: readonly number[];
  /** How long the webhook may take to answer, milliseconds. */
  webhookTimeout?: number;
  /** How long every execution at Stripe takes, milliseconds; 0 by default. */
  stripeLatency?: number;
  /** SendGrid's verified senders; any by default. */
  senders?: readonly string[];
  /** Brevo's attributes besides the ones every account has. */
  attributes?: Record<string, AttributeType>;
  /** Real time; only a test gives another. */
  clock?: () => Date;
  /** Where the site and the partner's page are, for the links of the console. */
  links?: { site: string; partner: string };
}

/** What the three stand-ins are made of. */
export interface StandIns {
  stripe: StripeStandIn;
  sendgrid: SendGridStandIn;
  brevo: BrevoStandIn;
  faults: FaultBox;
  /** Calls the scheduled sweep and answers its status; absent where there is none. */
  sweep: (() => Promise<number | undefined>) | undefined;
  /** Emits `change` whenever the state is another. */
  changes: EventEmitter;
}

export interface RunningStandIns extends StandIns, Listening {
  /** `http://localhost:<port>`: Stripe at its root, SendGrid and Brevo below. */
  origin: string;
  state(): SandboxState;
  /** What answers at `origin`, for a server of one's own beside it. */
  listener: RequestListener;
  /** Forgets payments, mails, contacts, deliveries and faults. */
  reset(): void;
}

/** Tries again for a quarter of an hour, quickly at first. */
const defaultDelays = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 120_000, 240_000, 480_000];

/** Starts Stripe, SendGrid and Brevo on one port, with the console and the control API. */
export async function startStandIns(options: StandInsOptions = {}): Promise<RunningStandIns> {
  const { clock = () => new Date(), secrets = sandboxSecrets } = options;
  const changes = new EventEmitter().setMaxListeners(0);
  const onChange = () => void changes.emit('change');
  const faults = new FaultBox(clock, onChange);
  let origin = '';
  const stripe = new StripeStandIn({
    clock,
    secretKey: secrets.stripeSecretKey,
    origin: () => origin,
    latency: options.stripeLatency ?? 0,
    webhook: {
      url: options.webhookUrl,
      events: options.webhookEvents,
      secret: secrets.stripeWebhookSecret,
      delays: options.webhookDelays ?? defaultDelays,
      timeout: options.webhookTimeout ?? 10_000,
    },
    onChange,
  });
  const sendgrid = new SendGridStandIn({
    clock,
    apiKey: secrets.sendgridApiKey,
    senders: options.senders,
    onChange,
  });
  const brevo = new BrevoStandIn({
    clock,
    apiKey: secrets.brevoApiKey,
    attributes: options.attributes ?? {},
    onChange,
  });
  const { sweepUrl } = options;
  const sweep = sweepUrl === undefined ? undefined : () => callSweep(sweepUrl);
  const parts: StandIns = { stripe, sendgrid, brevo, faults, sweep, changes };
  const reset = () => {
    stripe.clear();
    sendgrid.clear();
    brevo.clear();
    faults.clear();
    onChange();
  };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/sendgrid', sendgrid.router(faults.guard('sendgrid', sendGridStatus)));
  app.use('/brevo/v3', brevo.router(faults.guard('brevo', brevoStatus)));
  app.use(controlRouter(parts, reset));
  app.use(consoleRouter(parts, reset, options.links));
  app.use(stripe.router(faults.guard('stripe', stripeStatus)));

  const listening = await listen(app, options.port ?? 0);
  origin = `http://localhost:${listening.port}`;
  return {
    ...parts,
    origin,
    port: listening.port,
    state: () => stateOf(parts),
    reset,
    listener: app,
    close: async () => {
      stripe.webhook.stop();
      await listening.close();
    },
  };
}
