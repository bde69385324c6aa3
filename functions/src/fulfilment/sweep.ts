import type { AppContext } from '../appContext.ts';
import type { CheckoutSession } from '../providers/payments.ts';
import { ServiceError } from '../serviceError.ts';
import { parseBooking } from './booking.ts';
import { fulfil } from './fulfil.ts';
import { handleRefund } from './handleRefund.ts';

/**
 * How old the sessions of a sweep may be, in milliseconds. Stripe repeats an event for three days; a fourth
 * leaves a day to notice and mend what kept all of them from being handled.
 */
const maxAge = 4 * 24 * 60 * 60_000;
/** Milliseconds after which no further session is begun: Cloud Run stops a request after 60 s. */
const timeLimit = 40_000;

/** The result of a sweep, in numbers of sessions. */
export interface SweepResult {
  /** Created by this product and completed lately. */
  seen: number;
  /** Paid or refunded, and still not settled. */
  failed: number;
  /** Whether there was time for all of them. */
  finished: boolean;
}

/**
 * Does for every session of the last days what its events asked for, in case none of them arrived: fulfils
 * what is paid, and sends the mails of refunds. A session that is settled costs no call. A sweep may run at the same
 * time as webhook, success page and another sweep. Two cases are left to their events: a payment that is
 * still on its way, and disputes, of which Stripe itself writes to the studio.
 * @throws ProviderError where the sessions could not all be listed
 */
export async function sweep(context: AppContext): Promise<SweepResult> {
  const start = context.wallClock().getTime();
  const result: SweepResult = { seen: 0, failed: 0, finished: true };
  for await (const session of await context.payments.listCompletedSince(new Date(start - maxAge))) {
    if (context.wallClock().getTime() - start >= timeLimit) return { ...result, finished: false };
    const outcome = await settle(session, context);
    if (outcome !== 'ignored') result.seen += 1;
    if (outcome === 'failed') result.failed += 1;
  }
  return result;
}

/** Settles one session. Logs a failure, so that it does not stop the others. */
async function settle(
  session: CheckoutSession,
  context: AppContext,
): Promise<'ignored' | 'settled' | 'failed'> {
  try {
    const booking = parseBooking(session, context.content);
    if (!booking) return 'ignored';
    if (session.paid) await fulfil(session, booking, context);
    await handleRefund(session, booking, context);
    return 'settled';
  } catch (error) {
    const reason = error instanceof ServiceError ? error.message : 'bug';
    context.log({ severity: 'ERROR', message: 'sale_unsettled', session: session.id, reason });
    return 'failed';
  }
}
