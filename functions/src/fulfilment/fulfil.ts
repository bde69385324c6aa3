import type { Payments, Purchase } from '../providers/payments.ts';
import type { Booking } from './booking.ts';
import { type BringAboutWorld, bringAbout } from './bringAbout.ts';
import { buyerMail, type EffectWorld, listEntry, teacherNotice } from './effects.ts';
import { isTakenBack } from './refunded.ts';

/** What fulfilment needs of the world. */
export interface FulfilmentWorld extends EffectWorld, BringAboutWorld {
  payments: Payments;
}

/**
 * Fulfils a session that is paid: the participants' list, the buyer's confirmation, the teacher's notice,
 * each once. Webhook, success page and sweep all call it, in any order and at the same time.
 * @param purchase the session, read just now
 * @throws ProviderError where an effect is not done
 */
export async function fulfil(purchase: Purchase, booking: Booking, world: FulfilmentWorld): Promise<void> {
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
