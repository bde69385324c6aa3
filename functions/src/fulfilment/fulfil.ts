import type { AppContext } from '../appContext.ts';
import { type CheckoutSession, isFullyRefunded } from '../providers/payments.ts';
import type { Booking } from './booking.ts';
import { buyerMailEffect, listEffect, teacherMailEffect } from './effect.ts';
import { runEffects } from './runEffects.ts';

/**
 * Fulfils a paid session: the entry in the list, the buyer's confirmation and the teacher's notice, each
 * exactly once. Webhook, success page and sweep all call it, in any order and at the same time.
 * @param session the session as it stands now
 * @throws ServiceError where an effect is not done
 */
export async function fulfil(session: CheckoutSession, booking: Booking, context: AppContext): Promise<void> {
  // A booking that was refunded before it was confirmed is not confirmed any more.
  if (isFullyRefunded(session)) return;
  await runEffects(
    session,
    [
      listEffect(booking, context),
      buyerMailEffect('mail_buyer', 'confirmation', booking, context),
      teacherMailEffect('mail_teacher', 'sold', booking, context),
    ],
    context,
  );
}
