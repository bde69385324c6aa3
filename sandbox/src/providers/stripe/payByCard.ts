import type { Buyer, CheckoutSessionRecord } from './checkoutSession.ts';
import { isOpen } from './expireSession.ts';
import { createCharge, createPaymentIntent, type PaymentIntent } from './paymentIntent.ts';
import type { StripeAccount } from './stripeAccount.ts';
import { invalidRequest } from './stripeError.ts';
import { getCardBehaviour } from './testCards.ts';

/** The outcome of a payment attempt. */
export type PaymentOutcome =
  | { kind: 'paid' }
  | { kind: 'challenge' }
  | { kind: 'declined'; declineCode: string }
  /** The session is complete or expired: nothing was charged. */
  | { kind: 'closed' };

/** Charges a test card, or asks for 3-D Secure first. `number` in digits only. */
export function payByCard(
  account: StripeAccount,
  record: CheckoutSessionRecord,
  buyer: Buyer,
  number: string,
): PaymentOutcome {
  if (!isOpen(account, record)) return { kind: 'closed' };
  const behaviour = getCardBehaviour(number);
  const intent = getIntent(account, record);
  if (behaviour.kind === 'declined') return decline(account, intent, behaviour.code, behaviour.declineCode);
  if (behaviour.kind === 'challenged') {
    record.challenge = buyer;
    intent.status = 'requires_action';
    account.emit('payment_intent.requires_action', intent);
    return { kind: 'challenge' };
  }
  return succeed(account, record, buyer);
}

/** Answers the 3-D Secure challenge in the bank's place. */
export function answerChallenge(
  account: StripeAccount,
  record: CheckoutSessionRecord,
  authenticated: boolean,
): PaymentOutcome {
  const { challenge } = record;
  if (!challenge || !isOpen(account, record)) return { kind: 'closed' };
  delete record.challenge;
  if (authenticated) return succeed(account, record, challenge);
  const code = 'payment_intent_authentication_failure';
  return decline(account, getIntent(account, record), code, 'authentication_failed');
}

/** Starts a debit, whose money arrives days later: the session completes unpaid until `settleDebit`. */
export function payByDebit(
  account: StripeAccount,
  record: CheckoutSessionRecord,
  buyer: Buyer,
): PaymentOutcome {
  if (!isOpen(account, record)) return { kind: 'closed' };
  const intent = getIntent(account, record);
  intent.status = 'processing';
  account.emit('payment_intent.processing', intent);
  complete(account, record, buyer, 'unpaid');
  return { kind: 'paid' };
}

/**
 * Settles a debit: the bank paid or refused it.
 * @throws ApiError 400 when the session waits for no debit
 */
export function settleDebit(account: StripeAccount, record: CheckoutSessionRecord, paid: boolean): void {
  const { session } = record;
  const buyer = session.customer_details;
  if (!buyer || session.payment_status !== 'unpaid') {
    throw invalidRequest('Only a session that was completed by debit and is not settled yet can be settled.');
  }
  const intent = getIntent(account, record);
  if (paid) {
    charge(account, intent, buyer);
    session.payment_status = 'paid';
    account.emit('checkout.session.async_payment_succeeded', session);
  } else {
    decline(account, intent, 'payment_intent_payment_attempt_failed', 'debit_not_authorized');
    account.emit('checkout.session.async_payment_failed', session);
  }
}

function getIntent(account: StripeAccount, record: CheckoutSessionRecord): PaymentIntent {
  const { session } = record;
  if (session.payment_intent) return account.getIntent(session.payment_intent);
  const intent = createPaymentIntent(record, account.now());
  account.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  account.emit('payment_intent.created', intent);
  return intent;
}

function succeed(account: StripeAccount, record: CheckoutSessionRecord, buyer: Buyer): PaymentOutcome {
  charge(account, getIntent(account, record), buyer);
  complete(account, record, buyer, 'paid');
  return { kind: 'paid' };
}

function charge(account: StripeAccount, intent: PaymentIntent, buyer: Buyer): void {
  const charge = createCharge(intent, buyer, account.now());
  account.charges.set(charge.id, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.latest_charge = charge.id;
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
}

function complete(
  account: StripeAccount,
  { session }: CheckoutSessionRecord,
  buyer: Buyer,
  paymentStatus: 'paid' | 'unpaid',
): void {
  session.status = 'complete';
  session.payment_status = paymentStatus;
  session.url = null;
  session.customer_details = buyer;
  account.emit('checkout.session.completed', session);
}

function decline(
  account: StripeAccount,
  intent: PaymentIntent,
  code: string,
  declineCode: string,
): PaymentOutcome {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    code,
    decline_code: declineCode,
    message: `Your card was declined (${declineCode}).`,
  };
  account.emit('payment_intent.payment_failed', intent);
  return { kind: 'declined', declineCode };
}
