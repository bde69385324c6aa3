import {
  type CheckoutSession,
  type CheckoutSessionRequest,
  IdempotencyConflictError,
  type Metadata,
  type Payments,
  sessionIdPlaceholder,
} from '../providers/payments.ts';
import { stripePayments } from '../providers/stripePayments.ts';

/** The signing secret of the fake's webhooks. */
export const webhookSecret = 'whsec_fake';

interface StoredSession {
  request: CheckoutSessionRequest;
  state: CheckoutSession['state'];
  paid: boolean;
  buyer: CheckoutSession['buyer'];
  paymentId: string | undefined;
  createdAt: Date;
  refundedCents: number;
}

/** Creates a provider in memory, with Stripe's idempotency and metadata; Stripe's SDK parses its events. */
export function fakePayments(wallClock: () => Date) {
  const sessions = new Map<string, StoredSession>();
  const metadata = new Map<string, Metadata>();
  const answers = new Map<string, { params: string; answer: unknown }>();

  /** Carries a request out once per key, atomically as Stripe does. */
  const runOncePerKey = <Answer>(key: string | undefined, params: unknown, run: () => Answer) => {
    const earlier = key === undefined ? undefined : answers.get(key);
    if (earlier && earlier.params !== JSON.stringify(params)) throw new IdempotencyConflictError();
    if (earlier) return { answer: earlier.answer as Answer, replayed: true };
    const answer = run();
    if (key !== undefined) answers.set(key, { params: JSON.stringify(params), answer });
    return { answer, replayed: false };
  };

  const findSession = (id: string): CheckoutSession | undefined => {
    const stored = sessions.get(id);
    if (!stored) return undefined;
    const { request, state, paid, buyer, paymentId, createdAt, refundedCents } = stored;
    return {
      id,
      state,
      paid,
      url: state === 'open' ? `https://pay.example/${id}` : undefined,
      successUrl: request.successUrl.replace(sessionIdPlaceholder, id),
      createdAt,
      paidAt: paid ? createdAt : undefined,
      cents: request.cents,
      refundedCents,
      currency: 'eur',
      metadata: request.metadata,
      buyer,
      payment:
        paymentId === undefined ? undefined : { id: paymentId, metadata: metadata.get(paymentId) ?? {} },
    };
  };
  const getStored = (id: string) => {
    const stored = sessions.get(id);
    if (!stored) throw new Error(`no session ${id}`);
    return stored;
  };
  async function* listCompletedSince(instant: Date): AsyncGenerator<CheckoutSession> {
    for (const [id, { state, createdAt }] of [...sessions].reverse()) {
      const session = state === 'complete' && createdAt >= instant ? findSession(id) : undefined;
      if (session) yield session;
    }
  }

  const payments: Payments = {
    async createSession(request, idempotencyKey) {
      const { answer, replayed } = runOncePerKey(idempotencyKey, request, () => {
        const id = `cs_test_${sessions.size + 1}`;
        sessions.set(id, {
          request,
          state: 'open',
          paid: false,
          buyer: { email: undefined, name: undefined },
          paymentId: undefined,
          createdAt: wallClock(),
          refundedCents: 0,
        });
        return findSession(id);
      });
      if (!answer) throw new Error('no session was created');
      return { session: answer, replayed };
    },
    getSession: async (id) => findSession(id),
    findSessionByPayment: async (paymentId) => {
      const [id] = [...sessions].find(([, stored]) => stored.paymentId === paymentId) ?? [];
      return id === undefined ? undefined : findSession(id);
    },
    listCompletedSince: async (instant) => listCompletedSince(instant),
    getMetadata: async (paymentId) => metadata.get(paymentId) ?? {},
    updateMetadata: async (paymentId, changes, idempotencyKey) =>
      runOncePerKey(idempotencyKey, [paymentId, changes], () => {
        const after = Object.entries({ ...metadata.get(paymentId), ...changes }).filter(
          ([, text]) => text !== '',
        );
        metadata.set(paymentId, Object.fromEntries(after));
        return metadata.get(paymentId) ?? {};
      }).answer,
    parseEvent: stripePayments({
      stripeSecretKey: 'sk_test_fake',
      stripeWebhookSecret: webhookSecret,
      stripeApiBase: 'https://api.stripe.com',
    }).parseEvent,
  };

  return {
    payments,
    sessions,
    metadata,
    /** Uses a key as a request does that failed inside the provider. */
    consumeKey: (key: string) => answers.set(key, { params: 'consumed', answer: undefined }),
    /** Pays a session; with `paid: false` the money is still on its way. Returns the payment's id. */
    pay(sessionId: string, { paid = true, email = 'camille@example.org', name = 'Camille Martin' } = {}) {
      const stored = getStored(sessionId);
      const paymentId = `pi_${sessionId}`;
      Object.assign(stored, { state: 'complete', paid, buyer: { email, name }, paymentId });
      metadata.set(paymentId, stored.request.metadata);
      return paymentId;
    },
    expire(sessionId: string) {
      getStored(sessionId).state = 'expired';
    },
    /** Refunds an amount, in cents. */
    refund(sessionId: string, cents: number) {
      getStored(sessionId).refundedCents += cents;
    },
  };
}
