import { currency } from '@surya/data';
import type Stripe from 'stripe';
import type * as z from 'zod';
import { callStripe, findInStripe } from './callStripe.ts';
import { parseResponse } from './parseResponse.ts';
import {
  type CheckoutSession,
  type CheckoutSessionRequest,
  type Payments,
  sessionIdPlaceholder,
  WebhookSignatureError,
} from './payments.ts';
import { ProviderError } from './providerError.ts';
import { type StripeRetryPolicy, stripeClient } from './stripeClient.ts';
import { stripeSchemas } from './stripeSchemas.ts';
import { toPaymentEvent } from './toPaymentEvent.ts';

/** Sessions per page of a list; Stripe's maximum is 100. */
const pageSize = 100;
/** Seconds after which the signature of a webhook is refused. */
const signatureTolerance = 300;
/** Replaced by Stripe with the session's id. */
const stripePlaceholder = '{CHECKOUT_SESSION_ID}';
/** The field of a session that holds its payment with its last charge. */
const payment = 'payment_intent.latest_charge';

/** The environment of the Stripe adapter. */
export interface StripeSettings {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  stripeApiBase: string;
}

/** Creates the payments port over Stripe. */
export function stripePayments(settings: StripeSettings, policy?: StripeRetryPolicy): Payments {
  const stripe = stripeClient(settings, policy);

  const getChargedPayment = async (found: string | z.output<typeof stripeSchemas.chargedPayment>) => {
    if (typeof found !== 'string') return found;
    const answer = await callStripe(() =>
      stripe.paymentIntents.retrieve(found, { expand: ['latest_charge'] }),
    );
    return parseResponse('stripe', stripeSchemas.chargedPayment, answer);
  };
  const toCheckoutSession = async (answer: unknown): Promise<CheckoutSession> => {
    const session = parseResponse('stripe', stripeSchemas.session, answer);
    const charged = session.payment_intent ? await getChargedPayment(session.payment_intent) : undefined;
    const paid = session.payment_status === 'paid';
    return {
      id: session.id,
      state: session.status,
      paid,
      url: session.url ?? undefined,
      successUrl: session.success_url?.replace(stripePlaceholder, session.id),
      createdAt: toDate(session.created),
      paidAt: paid ? toDate(charged?.latest_charge?.created ?? session.created) : undefined,
      cents: session.amount_total ?? 0,
      refundedCents: charged?.latest_charge?.amount_refunded ?? 0,
      currency: session.currency ?? currency.toLowerCase(),
      metadata: session.metadata,
      buyer: {
        email: session.customer_details?.email ?? undefined,
        name: session.customer_details?.name ?? undefined,
      },
      payment: charged && { id: charged.id, metadata: charged.metadata },
    };
  };
  async function* listCompletedSince(instant: Date): AsyncGenerator<CheckoutSession> {
    const created = { gte: Math.floor(instant.getTime() / 1000) };
    const sessions = stripe.checkout.sessions
      .list({ created, status: 'complete', limit: pageSize, expand: [`data.${payment}`] })
      [Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await callStripe(() => sessions.next());
      if (done) return;
      yield await toCheckoutSession(value);
    }
  }

  return {
    async createSession(request, idempotencyKey) {
      const answer = await callStripe(() =>
        stripe.checkout.sessions.create(toParams(request), toOptions(idempotencyKey)),
      );
      const { headers } = answer.lastResponse;
      return {
        session: await toCheckoutSession(answer),
        replayed: headers['idempotent-replayed'] === 'true',
      };
    },
    async getSession(sessionId) {
      const answer = await findInStripe(() =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: [payment] }),
      );
      return answer && toCheckoutSession(answer);
    },
    async findSessionByPayment(paymentId) {
      const answer = await callStripe(() =>
        stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1, expand: [`data.${payment}`] }),
      );
      const [session] = parseResponse('stripe', stripeSchemas.list, answer).data;
      return session === undefined ? undefined : toCheckoutSession(session);
    },
    listCompletedSince: async (instant) => listCompletedSince(instant),
    async getMetadata(paymentId) {
      const answer = await callStripe(() => stripe.paymentIntents.retrieve(paymentId));
      return parseResponse('stripe', stripeSchemas.payment, answer).metadata;
    },
    async updateMetadata(paymentId, changes, idempotencyKey) {
      const answer = await callStripe(() =>
        stripe.paymentIntents.update(paymentId, { metadata: changes }, toOptions(idempotencyKey)),
      );
      return parseResponse('stripe', stripeSchemas.payment, answer).metadata;
    },
    async parseEvent(body, signature) {
      try {
        const { webhooks } = stripe;
        const secret = settings.stripeWebhookSecret;
        return toPaymentEvent(webhooks.constructEvent(body, signature, secret, signatureTolerance));
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        throw new WebhookSignatureError();
      }
    },
  };
}

/** Converts a time of Stripe's, in seconds since 1970. */
function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

function toOptions(idempotencyKey: string | undefined): { idempotencyKey?: string } {
  return idempotencyKey ? { idempotencyKey } : {};
}

function toParams(request: CheckoutSessionRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    submit_type: 'book',
    locale: request.locale,
    adaptive_pricing: { enabled: false },
    client_reference_id: request.reference,
    expires_at: request.expiresAt,
    success_url: request.successUrl.replace(sessionIdPlaceholder, stripePlaceholder),
    cancel_url: request.cancelUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: request.cents,
          product_data: { name: request.productName },
        },
      },
    ],
    metadata: { ...request.metadata },
    payment_intent_data: { description: request.productName, metadata: { ...request.metadata } },
  };
}
