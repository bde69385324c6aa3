import type { StripeAccount } from './account.ts';
import { behaviourOf } from './cards.ts';
import { invalid } from './errors.ts';
import { newId } from './ids.ts';
import { newCharge, newIntent } from './newIntent.ts';
import type { Buyer, PaymentIntent, SessionRecord } from './objects.ts';

/** What became of a buyer's press on "Pay". */
export type PaymentOutcome =
  | { kind: 'paid' }
  | { kind: 'challenge' }
  | { kind: 'declined'; declineCode: string }
  /** The session is complete or expired: nothing was charged. */
  | { kind: 'closed' };

/** Charges a test card, or asks its holder's bank first. `number` in digits only. */
export function payByCard(
  account: StripeAccount,
  record: SessionRecord,
  buyer: Buyer,
  number: string,
): PaymentOutcome {
  if (!isOpen(account, record)) return { kind: 'closed' };
  const behaviour = behaviourOf(number);
  const intent = intentOf(account, record);
  if (behaviour.kind === 'declined') {
    fail(account, intent, behaviour.code, behaviour.declineCode);
    return { kind: 'declined', declineCode: behaviour.declineCode };
  }
  if (behaviour.kind === 'challenged') {
    record.challenge = { buyer, last4: number.slice(-4) };
    intent.status = 'requires_action';
    account.emit('payment_intent.requires_action', intent);
    return { kind: 'challenge' };
  }
  succeed(account, record, intent, buyer);
  return { kind: 'paid' };
}

/** The holder's bank has answered the 3-D Secure challenge. */
export function answerChallenge(
  account: StripeAccount,
  record: SessionRecord,
  authenticated: boolean,
): PaymentOutcome {
  const { challenge } = record;
  if (!challenge || !isOpen(account, record)) return { kind: 'closed' };
  delete record.challenge;
  const intent = intentOf(account, record);
  if (!authenticated) {
    fail(account, intent, 'payment_intent_authentication_failure', 'authentication_failed');
    return { kind: 'declined', declineCode: 'authentication_failed' };
  }
  succeed(account, record, intent, challenge.buyer);
  return { kind: 'paid' };
}

/** A debit whose money arrives days later: the session completes unpaid, and `settle` tells the end. */
export function payByDebit(account: StripeAccount, record: SessionRecord, buyer: Buyer): PaymentOutcome {
  if (!isOpen(account, record)) return { kind: 'closed' };
  const intent = intentOf(account, record);
  intent.status = 'processing';
  intent.receipt_email ??= buyer.email;
  account.emit('payment_intent.processing', intent);
  complete(account, record, buyer, 'unpaid');
  return { kind: 'paid' };
}

/** The bank has paid the debit, or refused it. */
export function settle(account: StripeAccount, record: SessionRecord, paid: boolean): void {
  const { session } = record;
  if (session.status !== 'complete' || session.payment_status !== 'unpaid') {
    throw invalid('Only a session that was completed by debit and is not settled yet can be settled.');
  }
  const intent = intentOf(account, record);
  if (paid) {
    const details = session.customer_details;
    charge(account, intent, { email: details?.email ?? '', name: details?.name ?? '' });
    session.payment_status = 'paid';
    account.emit('checkout.session.async_payment_succeeded', session);
  } else {
    fail(account, intent, 'payment_intent_payment_attempt_failed', 'debit_not_authorized');
    account.emit('checkout.session.async_payment_failed', session);
  }
}

/** @throws StripeRefusal when the session is not open */
export function expire(account: StripeAccount, record: SessionRecord): void {
  const { session } = record;
  if (!isOpen(account, record)) {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  close(account, record);
}

/** Closes every session whose time is over. */
export function expireOverdue(account: StripeAccount): void {
  for (const record of account.sessions.values()) isOpen(account, record);
}

/** Whether the buyer may still pay; a session whose time is over expires on being looked at. */
export function isOpen(account: StripeAccount, record: SessionRecord): boolean {
  const { session } = record;
  if (session.status === 'open' && session.expires_at <= account.now()) close(account, record);
  return session.status === 'open';
}

function close(account: StripeAccount, { session }: SessionRecord): void {
  session.status = 'expired';
  session.url = null;
  account.emit('checkout.session.expired', session);
}

function intentOf(account: StripeAccount, record: SessionRecord): PaymentIntent {
  const { session } = record;
  if (session.payment_intent) return account.intent(session.payment_intent);
  const intent = newIntent(record, account.now());
  account.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  account.emit('payment_intent.created', intent);
  return intent;
}

function succeed(account: StripeAccount, record: SessionRecord, intent: PaymentIntent, buyer: Buyer): void {
  charge(account, intent, buyer);
  complete(account, record, buyer, 'paid');
}

function charge(account: StripeAccount, intent: PaymentIntent, buyer: Buyer): void {
  intent.payment_method = newId('pm_1');
  const charge = newCharge(intent, buyer, account.now());
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
  { session }: SessionRecord,
  buyer: Buyer,
  paymentStatus: 'paid' | 'unpaid',
): void {
  session.status = 'complete';
  session.payment_status = paymentStatus;
  session.url = null;
  session.customer_details = {
    address: null,
    business_name: null,
    email: buyer.email,
    individual_name: null,
    name: buyer.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  account.emit('checkout.session.completed', session);
}

function fail(account: StripeAccount, intent: PaymentIntent, code: string, declineCode: string): void {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    type: 'card_error',
    code,
    decline_code: declineCode,
    doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
    message: `Your card was declined (${declineCode}).`,
  };
  account.emit('payment_intent.payment_failed', intent);
}
