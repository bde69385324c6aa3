import { currency } from '@surya/data';
import type Stripe from 'stripe';
import * as z from 'zod';
import { ApiError } from '../http/errors.ts';
import type { Order, Payments, Purchase } from './payments.ts';
import { ProviderError } from './providerError.ts';
import { call, callOrNone } from './stripeCalls.ts';
import { type StripePatience, stripeClient } from './stripeClient.ts';
import { ChargedPaymentShape, eventOf, PaymentShape, read, SessionShape } from './stripeShapes.ts';

/** Sessions a page of a list; Stripe gives at most 100. */
const pageSize = 100;
/** Seconds by which a webhook's signature may be old. */
const signatureTolerance = 300;

/** What this needs of the environment. */
export interface StripeSettings {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  stripeApiBase: string;
}

/** Stripe as the payment provider. */
export function stripePayments(settings: StripeSettings, waiting?: StripePatience): Payments {
  const stripe = stripeClient(settings, waiting);

  const marks = async (paymentId: string) =>
    read(PaymentShape, await call(() => stripe.paymentIntents.retrieve(paymentId))).metadata;

  const chargedPayment = async (payment: string | z.output<typeof ChargedPaymentShape>) => {
    if (typeof payment !== 'string') return payment;
    const answer = await call(() => stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }));
    return read(ChargedPaymentShape, answer);
  };

  const purchaseOf = async (answer: unknown): Promise<Purchase> => {
    const session = read(SessionShape, answer);
    const payment = session.payment_intent ? await chargedPayment(session.payment_intent) : undefined;
    return {
      sessionId: session.id,
      state: session.status,
      paid: session.payment_status === 'paid',
      url: session.url ?? undefined,
      successUrl: session.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id),
      createdAt: dateOf(session.created),
      paidAt:
        session.payment_status === 'paid'
          ? dateOf(payment?.latest_charge?.created ?? session.created)
          : undefined,
      cents: session.amount_total ?? 0,
      refundedCents: payment?.latest_charge?.amount_refunded ?? 0,
      currency: session.currency ?? currency.toLowerCase(),
      facts: session.metadata,
      buyer: {
        email: session.customer_details?.email ?? undefined,
        name: session.customer_details?.name ?? undefined,
      },
      payment: payment && { id: payment.id, marks: payment.metadata },
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
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
      );
      return answer && purchaseOf(answer);
    },
    async sessionOfPayment(paymentId) {
      const list = await call(() =>
        stripe.checkout.sessions.list({
          payment_intent: paymentId,
          limit: 1,
          expand: ['data.payment_intent.latest_charge'],
        }),
      );
      const [session] = read(z.object({ data: z.array(z.unknown()) }), list).data;
      return session === undefined ? undefined : purchaseOf(session);
    },
    async *completedSince(moment) {
      const sessions = stripe.checkout.sessions
        .list({
          created: { gte: Math.floor(moment.getTime() / 1000) },
          status: 'complete',
          limit: pageSize,
          expand: ['data.payment_intent.latest_charge'],
        })
        [Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await call(() => sessions.next());
        if (done) return;
        yield await purchaseOf(value);
      }
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

/** Stripe counts seconds. */
function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
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
