import type { CheckoutSessionRecord } from './checkoutSession.ts';
import type { StripeAccount } from './stripeAccount.ts';
import { invalidRequest } from './stripeError.ts';

/** @throws ApiError 400 when the session is not open */
export function expireSession(account: StripeAccount, record: CheckoutSessionRecord): void {
  if (!isOpen(account, record)) {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${record.session.status}\`.`,
    );
  }
  close(account, record);
}

/** Expires every session whose time is over. */
export function expireOverdueSessions(account: StripeAccount): void {
  for (const record of account.sessions.values()) isOpen(account, record);
}

/** Whether the buyer may still pay; a session whose time is over expires here. */
export function isOpen(account: StripeAccount, record: CheckoutSessionRecord): boolean {
  const { session } = record;
  if (session.status === 'open' && session.expires_at <= account.now()) close(account, record);
  return session.status === 'open';
}

function close(account: StripeAccount, { session }: CheckoutSessionRecord): void {
  session.status = 'expired';
  session.url = null;
  account.emit('checkout.session.expired', session);
}
