import type { StandIns } from './standIns.ts';
import { answerChallenge, expire, payByCard, payByDebit, settle } from './stripe/checkout.ts';
import { missing } from './stripe/errors.ts';
import type { Charge } from './stripe/objects.ts';
import { dispute, refund } from './stripe/refunds.ts';

/** The fields of an action, out of JSON or of a form. */
export type ActionFields = Record<string, unknown>;

/** What can be done to a Checkout Session without its page, by the last part of the address. */
const actions: Record<string, (parts: StandIns, session: string, fields: ActionFields) => object> = {
  /** The buyer pays: `card` (4242… by default) or `method: "sepa_debit"`, `email`, `name`. */
  pay({ stripe: { account } }, session, fields) {
    const record = account.session(session);
    const buyer = {
      email: textOr(fields.email, 'buyer@example.org'),
      name: textOr(fields.name, 'Sample Buyer'),
    };
    if (fields.method === 'sepa_debit') return payByDebit(account, record, buyer);
    return payByCard(account, record, buyer, textOr(fields.card, '4242424242424242').replace(/\s/g, ''));
  },
  /** The buyer's bank answers 3-D Secure: `authenticated`, true by default. */
  challenge({ stripe: { account } }, session, fields) {
    return answerChallenge(account, account.session(session), isTrue(fields.authenticated));
  },
  /** A debit arrives or fails: `paid`, true by default. */
  settle({ stripe: { account } }, session, fields) {
    settle(account, account.session(session), isTrue(fields.paid));
    return {};
  },
  expire({ stripe: { account } }, session) {
    expire(account, account.session(session));
    return {};
  },
  /** `amount` in cents; all that is left by default. */
  refund(parts, session, fields) {
    const amount = Number(fields.amount);
    const { id } = chargeOf(parts, session);
    return refund(parts.stripe.account, { charge: id, ...(amount > 0 && { amount }) });
  },
  dispute(parts, session) {
    return dispute(parts.stripe.account, chargeOf(parts, session));
  },
};

/**
 * Does something to a session.
 * @throws StripeRefusal when it cannot be done
 */
export function act(parts: StandIns, session: string, action: string, body: unknown): object {
  const fields = typeof body === 'object' && body !== null ? (body as ActionFields) : {};
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw missing('action', action, 'action');
  return run(parts, session, fields);
}

/** The charge of a paid session. */
function chargeOf({ stripe: { account } }: StandIns, sessionId: string): Charge {
  const { session } = account.session(sessionId);
  const intent = session.payment_intent ? account.intents.get(session.payment_intent) : undefined;
  return account.charge(intent?.latest_charge ?? `of ${sessionId}`);
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** Absent means yes. */
function isTrue(value: unknown): boolean {
  return value !== false && value !== 'false';
}
