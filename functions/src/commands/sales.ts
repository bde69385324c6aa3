import { readStripeEnv } from '../env.ts';
import type { CheckoutSession, Payments } from '../providers/payments.ts';
import { stripePayments } from '../providers/stripePayments.ts';
import type { Terminal } from './command.ts';

/** Connects a command to the checkout sessions of the environment's account. */
export type Sales = (env: Terminal['env']) => Pick<Payments, 'listCompletedSince'>;

/** The sessions of Stripe. Commands receive no webhook, so that its secret is not needed. */
export const stripeSales: Sales = (env) => stripePayments({ ...readStripeEnv(env), stripeWebhookSecret: '' });

/** A session that this product created and that is paid. */
export interface Sale extends CheckoutSession {
  paidAt: Date;
}

/** Returns the session as a sale, or undefined where it is unpaid or not created by this product. */
export function toSale(session: CheckoutSession): Sale | undefined {
  const { paidAt, metadata } = session;
  return paidAt && metadata.program ? { ...session, paidAt } : undefined;
}
