import type { AppContext } from '../appContext.ts';
import { type CheckoutSession, isFullyRefunded } from '../providers/payments.ts';
import type { Booking } from './booking.ts';
import { buyerMailEffect, teacherMailEffect } from './effect.ts';
import { runEffects } from './runEffects.ts';

/**
 * Notifies buyer and teacher of a refund; a full one also withdraws the dates from the buyer's calendar.
 * Partial refunds add up, and each sum leads to one mail. Uses the sum refunded by now, so that a late event
 * does not lead to an outdated mail.
 * @throws ServiceError where a mail is not sent yet
 */
export async function handleRefund(
  session: CheckoutSession,
  booking: Booking,
  context: AppContext,
): Promise<void> {
  const { refundedCents: cents } = session;
  if (cents === 0) return;
  const isFull = isFullyRefunded(session);
  const name = isFull ? 'refunded' : `refund_${cents}`;
  const [buyerKind, teacherKind] = isFull
    ? (['refund', 'refunded'] as const)
    : (['partialRefund', 'partlyRefunded'] as const);
  await runEffects(
    session,
    [
      buyerMailEffect(`${name}_buyer`, buyerKind, booking, context, cents),
      teacherMailEffect(`${name}_teacher`, teacherKind, booking, context, { cents }),
    ],
    context,
  );
}
