import type { AppContext } from '../appContext.ts';
import type { CheckoutSession, PaymentEvent, Payments } from '../providers/payments.ts';
import { type Booking, parseBooking } from './booking.ts';
import { buyerMailEffect, teacherMailEffect } from './effect.ts';
import { fulfil } from './fulfil.ts';
import { handleRefund } from './handleRefund.ts';
import { runEffects } from './runEffects.ts';

/**
 * Handles an event of the payment provider. Events come late, twice and in any order: the session is read
 * as it stands now, and every effect runs once under its name.
 * @returns `ignored` for an event of a session that this product did not create
 * @throws ServiceError while its effects are not done
 */
export async function handlePaymentEvent(
  event: PaymentEvent,
  context: AppContext,
): Promise<'handled' | 'ignored'> {
  const session = await getSession(event, context.payments);
  const booking = session && parseBooking(session, context.content);
  if (!booking) return 'ignored';
  await handleBookingEvent(event, session, booking, context);
  return 'handled';
}

async function getSession(event: PaymentEvent, payments: Payments): Promise<CheckoutSession | undefined> {
  if ('sessionId' in event) return payments.getSession(event.sessionId);
  return 'paymentId' in event && event.paymentId ? payments.findSessionByPayment(event.paymentId) : undefined;
}

async function handleBookingEvent(
  event: PaymentEvent,
  session: CheckoutSession,
  booking: Booking,
  context: AppContext,
): Promise<void> {
  const run = (...effects: Parameters<typeof runEffects>[1]) => runEffects(session, effects, context);
  switch (event.type) {
    case 'checkout_completed':
      if (session.paid) return fulfil(session, booking, context);
      // A bank transfer or the like: the money comes days later, or not at all.
      return run(buyerMailEffect('pending_buyer', 'pending', booking, context));
    case 'payment_succeeded':
      return session.paid ? fulfil(session, booking, context) : undefined;
    case 'payment_failed':
      return run(
        buyerMailEffect('failed_buyer', 'failed', booking, context),
        teacherMailEffect('failed_teacher', 'failed', booking, context),
      );
    case 'refunded':
      return handleRefund(session, booking, context);
    case 'dispute_opened':
    case 'dispute_closed': {
      const { disputeId, cents, status } = event;
      const [stage, kind] =
        event.type === 'dispute_opened'
          ? (['open', 'disputed'] as const)
          : (['closed', 'disputeClosed'] as const);
      // The last characters of an id are random, and the whole id is too long for an effect's name.
      const name = `dispute_${disputeId.slice(-10)}_${stage}`;
      // Only the teacher can answer the bank.
      return run(teacherMailEffect(name, kind, booking, context, { cents, status }));
    }
    // Nothing was bought: a visitor who left the payment page is not written to.
    case 'checkout_expired':
    case 'other':
      return;
  }
}
