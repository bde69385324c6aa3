import type { PaymentEvent, Payments, Purchase } from '../providers/payments.ts';
import { type Booking, bookingOf } from './booking.ts';
import { bringAbout } from './bringAbout.ts';
import { buyerMail, teacherNotice } from './effects.ts';
import { type FulfilmentWorld, fulfil } from './fulfil.ts';
import { refunded } from './refunded.ts';

/** A sale as it stands now. */
interface Sale {
  purchase: Purchase;
  booking: Booking;
}

/**
 * Does what an event asks for; one about something else that the account sells asks for nothing. Events
 * come late, twice and in any order: what counts is how the sale stands now, and every effect has a name
 * under which it is done once.
 * @returns what became of it, for the log
 * @throws ProviderError while its work is not done
 */
export async function handleEvent(
  event: PaymentEvent,
  world: FulfilmentWorld,
): Promise<'handled' | 'ignored'> {
  const purchase = await purchaseOf(event, world.payments);
  const booking = purchase && bookingOf(purchase, world.content);
  if (!booking) return 'ignored';
  await react(event, { purchase, booking }, world);
  return 'handled';
}

async function purchaseOf(event: PaymentEvent, payments: Payments): Promise<Purchase | undefined> {
  if ('sessionId' in event) return payments.session(event.sessionId);
  return 'paymentId' in event && event.paymentId ? payments.sessionOfPayment(event.paymentId) : undefined;
}

async function react(event: PaymentEvent, sale: Sale, world: FulfilmentWorld): Promise<void> {
  const { purchase, booking } = sale;
  switch (event.type) {
    case 'checkout.session.completed':
      if (purchase.paid) return fulfil(purchase, booking, world);
      // A bank transfer or the like: the money comes days later, or not at all.
      return bringAbout(purchase, [buyerMail('pending_buyer', 'pending', booking, world)], world);
    case 'checkout.session.async_payment_succeeded':
      return purchase.paid ? fulfil(purchase, booking, world) : undefined;
    case 'checkout.session.async_payment_failed':
      return bringAbout(
        purchase,
        [
          buyerMail('failed_buyer', 'failed', booking, world),
          teacherNotice('failed_teacher', 'failed', booking, world),
        ],
        world,
      );
    case 'charge.refunded':
      return refunded(purchase, booking, world);
    case 'charge.dispute.created':
      return disputed('open', event, sale, world);
    case 'charge.dispute.closed':
      return disputed('closed', event, sale, world);
    // Nothing was bought and nothing promised: whoever left the payment page is left in peace.
    case 'checkout.session.expired':
    case 'other':
      return;
  }
}

/** Tells the teacher, who alone can answer the bank. */
function disputed(
  stage: 'open' | 'closed',
  { disputeId, cents, status }: Extract<PaymentEvent, { disputeId: string }>,
  { purchase, booking }: Sale,
  world: FulfilmentWorld,
): Promise<void> {
  // The end of an id is its random part, and fits a metadata key.
  const name = `dispute_${disputeId.slice(-10)}_${stage}`;
  const kind = stage === 'open' ? 'disputed' : 'disputeClosed';
  return bringAbout(purchase, [teacherNotice(name, kind, booking, world, { cents, status })], world);
}
