import { ApiError } from '../http/errors.ts';
import type { Payments, Purchase } from '../providers/payments.ts';
import { type Booking, bookingOf } from './booking.ts';
import { type BringAboutWorld, bringAbout } from './bringAbout.ts';
import { buyerMail, type EffectWorld, listEntry, teacherNotice } from './effects.ts';

/** What fulfilment needs of the world. */
export interface FulfilmentWorld extends EffectWorld, BringAboutWorld {
  payments: Payments;
}

/**
 * Fulfils a paid session: the participants' list, the buyer's confirmation, the teacher's notice, each once.
 * Webhook, success page and sweep all call it, in any order and at the same time.
 * @throws ApiError `unknown_session`, `payment_incomplete`; ProviderError where an effect is not done
 */
export async function fulfil(sessionId: string, world: FulfilmentWorld): Promise<Booking> {
  const purchase = await world.payments.session(sessionId);
  const booking = purchase && bookingOf(purchase, world.content);
  if (!booking) throw new ApiError('unknown_session');
  if (!purchase.paid) throw new ApiError('payment_incomplete');
  await fulfilPurchase(purchase, booking, world);
  return booking;
}

/** The same for a session just read, which is paid. */
export async function fulfilPurchase(
  purchase: Purchase,
  booking: Booking,
  world: FulfilmentWorld,
): Promise<void> {
  // A sale that was taken back before it was confirmed is not confirmed any more.
  if (isTakenBack(purchase)) return;
  await bringAbout(
    purchase,
    [
      listEntry(booking, world),
      buyerMail('mail_buyer', 'confirmation', booking, world),
      teacherNotice('mail_teacher', 'sold', booking, world),
    ],
    world,
  );
}

function isTakenBack({ payment }: Purchase): boolean {
  return Boolean(payment?.marks.refunded_buyer ?? payment?.marks.refunded_teacher);
}
