import { KeyTaken, type Metadata, type Order, type Payments, type Purchase } from '../providers/payments.ts';
import { stripePayments } from '../providers/stripe.ts';

/** The secret that the fake's webhooks are signed with. */
export const webhookSecret = 'whsec_fake';

interface Stored {
  order: Order;
  state: Purchase['state'];
  paid: boolean;
  buyer: Purchase['buyer'];
  paymentId: string | undefined;
  createdAt: Date;
  refundedCents: number;
}

/** A payment provider in memory, with Stripe's idempotency and metadata; its webhooks are really Stripe's. */
export function fakePayments(time: () => Date) {
  const sessions = new Map<string, Stored>();
  const metadata = new Map<string, Metadata>();
  const answers = new Map<string, { asked: string; answer: unknown }>();

  /** Carries a request out once per key; as in Stripe, in one go. */
  const keyed = <Answer>(key: string | undefined, asked: unknown, carryOut: () => Answer) => {
    const before = key === undefined ? undefined : answers.get(key);
    if (before && before.asked !== JSON.stringify(asked)) throw new KeyTaken();
    if (before) return { answer: before.answer as Answer, replayed: true };
    const answer = carryOut();
    if (key !== undefined) answers.set(key, { asked: JSON.stringify(asked), answer });
    return { answer, replayed: false };
  };

  const purchaseOf = (sessionId: string): Purchase | undefined => {
    const stored = sessions.get(sessionId);
    if (!stored) return undefined;
    const { order, state, paid, buyer, paymentId, createdAt, refundedCents } = stored;
    return {
      sessionId,
      state,
      paid,
      url: state === 'open' ? `https://pay.example/${sessionId}` : undefined,
      successUrl: order.successUrl.replace('{CHECKOUT_SESSION_ID}', sessionId),
      createdAt,
      paidAt: paid ? createdAt : undefined,
      cents: order.cents,
      refundedCents,
      currency: 'eur',
      facts: order.facts,
      buyer,
      payment: paymentId === undefined ? undefined : { id: paymentId, marks: metadata.get(paymentId) ?? {} },
    };
  };
  const existing = (sessionId: string) => {
    const stored = sessions.get(sessionId);
    if (!stored) throw new Error(`no session ${sessionId}`);
    return stored;
  };

  const payments: Payments = {
    async createSession(order, key) {
      const { answer, replayed } = keyed(key, order, () => {
        const id = `cs_test_${sessions.size + 1}`;
        sessions.set(id, {
          order,
          state: 'open',
          paid: false,
          buyer: { email: undefined, name: undefined },
          paymentId: undefined,
          createdAt: time(),
          refundedCents: 0,
        });
        return purchaseOf(id);
      });
      if (!answer) throw new Error('no session was made');
      return { purchase: answer, replayed };
    },
    session: async (id) => purchaseOf(id),
    sessionOfPayment: async (paymentId) => {
      const [id] = [...sessions].find(([, stored]) => stored.paymentId === paymentId) ?? [];
      return id === undefined ? undefined : purchaseOf(id);
    },
    async *completedSince(moment) {
      for (const [id, { state, createdAt }] of [...sessions].reverse()) {
        const purchase = state === 'complete' && createdAt >= moment ? purchaseOf(id) : undefined;
        if (purchase) yield purchase;
      }
    },
    marks: async (paymentId) => metadata.get(paymentId) ?? {},
    mark: async (paymentId, changes, key) =>
      keyed(key, [paymentId, changes], () => {
        const after = Object.entries({ ...metadata.get(paymentId), ...changes }).filter(
          ([, text]) => text !== '',
        );
        metadata.set(paymentId, Object.fromEntries(after));
        return metadata.get(paymentId) ?? {};
      }).answer,
    event: stripePayments({
      stripeSecretKey: 'sk_test_fake',
      stripeWebhookSecret: webhookSecret,
      stripeApiBase: 'https://api.stripe.com',
    }).event,
  };

  return {
    payments,
    sessions,
    metadata,
    /** Uses a key up for a request that failed inside the provider. */
    burn: (key: string) => answers.set(key, { asked: 'burnt', answer: undefined }),
    /** The visitor pays; with `paid: false` their bank takes its time. */
    pay(sessionId: string, { paid = true, email = 'camille@example.org', name = 'Camille Martin' } = {}) {
      const stored = existing(sessionId);
      const paymentId = `pi_${sessionId}`;
      Object.assign(stored, { state: 'complete', paid, buyer: { email, name }, paymentId });
      metadata.set(paymentId, stored.order.facts);
      return paymentId;
    },
    expire(sessionId: string) {
      existing(sessionId).state = 'expired';
    },
    /** The studio gives money back. */
    refund(sessionId: string, cents: number) {
      existing(sessionId).refundedCents += cents;
    },
  };
}
