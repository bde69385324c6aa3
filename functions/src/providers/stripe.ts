import { currency } from '@surya/data';
import Stripe from 'stripe';
import * as z from 'zod';
import { ApiError } from '../http/errors.ts';
import { timed } from '../timing.ts';
import { KeyTaken, type Order, type Payments, type Purchase } from './payments.ts';
import { isPassing, ProviderError } from './providerError.ts';
import { eventOf, PaymentShape, read, SessionShape } from './stripeShapes.ts';

/** The version whose shapes this file reads; a new one comes with a new release of the SDK, and a look here. */
const apiVersion = '2026-10-28.endive';
/** Milliseconds a single request may take, and how often a failed one is repeated. */
const patience = 7_000;
const maxNetworkRetries = 2;
/** Seconds by which a webhook's signature may be old. */
const signatureTolerance = 300;

/** What this needs of the environment. */
export interface StripeSettings {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  stripeApiBase: string;
}

/** Stripe as the payment provider. */
export function stripePayments(settings: StripeSettings, timeout = patience): Payments {
  const base = new URL(settings.stripeApiBase);
  const stripe = new Stripe(settings.stripeSecretKey, {
    apiVersion,
    timeout,
    maxNetworkRetries,
    telemetry: false,
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
  });

  const marks = async (paymentId: string) =>
    read(PaymentShape, await call(() => stripe.paymentIntents.retrieve(paymentId))).metadata;

  const paymentOf = async (payment: string | z.output<typeof PaymentShape> | null | undefined) => {
    if (!payment) return undefined;
    return typeof payment === 'string'
      ? { id: payment, marks: await marks(payment) }
      : { id: payment.id, marks: payment.metadata };
  };

  const purchaseOf = async (answer: unknown): Promise<Purchase> => {
    const session = read(SessionShape, answer);
    return {
      sessionId: session.id,
      state: session.status,
      paid: session.payment_status === 'paid',
      url: session.url ?? undefined,
      successUrl: session.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id),
      cents: session.amount_total ?? 0,
      currency: session.currency ?? currency.toLowerCase(),
      facts: session.metadata,
      buyer: {
        email: session.customer_details?.email ?? undefined,
        name: session.customer_details?.name ?? undefined,
      },
      payment: await paymentOf(session.payment_intent),
    };
  };

  return {
    async createSession(order, key) {
      const answer = await call(() => stripe.checkout.sessions.create(paramsOf(order), keyed(key)));
      const { headers } = answer.lastResponse;
      return { purchase: await purchaseOf(answer), replayed: headers['idempotent-replayed'] === 'true' };
    },
    async session(sessionId) {
      const answer = await callOrNone(() =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }),
      );
      return answer && purchaseOf(answer);
    },
    async sessionOfPayment(paymentId) {
      const list = await call(() =>
        stripe.checkout.sessions.list({
          payment_intent: paymentId,
          limit: 1,
          expand: ['data.payment_intent'],
        }),
      );
      const [session] = read(z.object({ data: z.array(z.unknown()) }), list).data;
      return session === undefined ? undefined : purchaseOf(session);
    },
    marks,
    async mark(paymentId, changes, key) {
      const answer = await call(() =>
        stripe.paymentIntents.update(paymentId, { metadata: changes }, keyed(key)),
      );
      return read(PaymentShape, answer).metadata;
    },
    async event(body, signature) {
      try {
        const { webhooks } = stripe;
        const secret = settings.stripeWebhookSecret;
        return eventOf(webhooks.constructEvent(body, signature, secret, signatureTolerance));
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        throw new ApiError('invalid_signature');
      }
    },
  };
}

function keyed(key: string | undefined): { idempotencyKey?: string } {
  return key ? { idempotencyKey: key } : {};
}

function paramsOf(order: Order): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    submit_type: 'book',
    locale: order.locale,
    adaptive_pricing: { enabled: false },
    client_reference_id: order.reference,
    expires_at: order.expiresAt,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: order.cents,
          product_data: { name: order.productName },
        },
      },
    ],
    metadata: { ...order.facts },
    payment_intent_data: { description: order.productName, metadata: { ...order.facts } },
  };
}

async function call<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await timed('stripe', request);
  } catch (error) {
    throw failureOf(error);
  }
}

/** The answer, or undefined where Stripe has no such object. */
async function callOrNone<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await timed('stripe', request);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw failureOf(error);
  }
}

function failureOf(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new ProviderError('stripe', false, 'malformed answer', error);
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new KeyTaken();
  const unreachable = error instanceof Stripe.errors.StripeConnectionError;
  const retryable = unreachable || (error.statusCode !== undefined && isPassing(error.statusCode));
  const reason = [error.type, error.statusCode, error.code].filter(Boolean).join(' ');
  return new ProviderError('stripe', retryable, reason, error);
}
