import * as z from 'zod';
import type { CheckoutSessionRecord } from './checkoutSession.ts';
import { expireSession } from './expireSession.ts';
import { answerChallenge, payByCard, payByDebit, settleDebit } from './payByCard.ts';
import type { Charge } from './paymentIntent.ts';
import { disputeCharge, refundCharge } from './refundCharge.ts';
import type { StripeAccount } from './stripeAccount.ts';
import { invalidRequest, resourceMissing } from './stripeError.ts';

/** Absent means yes; forms send texts. */
const yes = z.union([z.boolean(), z.stringbool()]).default(true);
const fields = z.object({
  /** `pay`: how. */
  method: z.enum(['card', 'sepa_debit']).default('card'),
  /** `pay`: the buyer and a test card. */
  email: z.string().default('buyer@example.org'),
  name: z.string().default('Sample Buyer'),
  card: z.string().default('4242424242424242'),
  /** `challenge`: whether 3-D Secure succeeds. */
  authenticated: yes,
  /** `settle`: whether the debit is paid. */
  paid: yes,
  /** `refund`: cents; all that is left by default. */
  amount: z.coerce.number().int().positive().optional(),
});
type Fields = z.output<typeof fields>;

/** What can be done to a session without its page. */
const actions: Record<
  string,
  (account: StripeAccount, record: CheckoutSessionRecord, fields: Fields) => object
> = {
  pay(account, record, { method, email, name, card }) {
    if (method === 'sepa_debit') return payByDebit(account, record, { email, name });
    return payByCard(account, record, { email, name }, card.replace(/\s/g, ''));
  },
  challenge: (account, record, { authenticated }) => answerChallenge(account, record, authenticated),
  settle(account, record, { paid }) {
    settleDebit(account, record, paid);
    return {};
  },
  expire(account, record) {
    expireSession(account, record);
    return {};
  },
  refund: (account, record, { amount }) =>
    refundCharge(account, getCharge(account, record), amount === undefined ? {} : { amount }),
  dispute: (account, record) => disputeCharge(account, getCharge(account, record)),
};

/**
 * Runs an action on a session: pay, challenge, settle, expire, refund or dispute.
 * @param body the action's fields, out of JSON or of a form
 * @throws ApiError
 */
export function runAction(account: StripeAccount, sessionId: string, action: string, body: unknown): object {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw resourceMissing('action', action, 'action');
  const parsed = fields.safeParse(body ?? {});
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  return run(account, account.getSession(sessionId), parsed.data);
}

function getCharge(account: StripeAccount, record: CheckoutSessionRecord): Charge {
  const charge = account.findCharge(record);
  if (!charge) throw resourceMissing('charge', `of ${record.session.id}`, 'charge');
  return charge;
}
