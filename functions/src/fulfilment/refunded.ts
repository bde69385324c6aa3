import type { Purchase } from '../providers/payments.ts';
import type { Booking } from './booking.ts';
import { bringAbout } from './bringAbout.ts';
import { buyerMail, teacherNotice } from './effects.ts';
import type { FulfilmentWorld } from './fulfil.ts';

/** Whether all of the money went back: the sale is undone. */
export function isTakenBack({ cents, refundedCents }: Purchase): boolean {
  return refundedCents > 0 && refundedCents >= cents;
}

/**
 * Withdraws the dates from the buyer's calendar and tells the teacher, or tells both of a part. Partial
 * refunds add up, and each sum is told once. What counts is how much has gone back by now, so that an
 * event that comes late tells nothing that is no longer so.
 * @throws ProviderError where somebody is not told yet
 */
export async function refunded(purchase: Purchase, booking: Booking, world: FulfilmentWorld): Promise<void> {
  const { refundedCents: cents } = purchase;
  if (cents === 0) return;
  const full = isTakenBack(purchase);
  const name = full ? 'refunded' : `refund_${cents}`;
  await bringAbout(
    purchase,
    [
      buyerMail(`${name}_buyer`, full ? 'refund' : 'partialRefund', booking, world, cents),
      teacherNotice(`${name}_teacher`, full ? 'refunded' : 'partlyRefunded', booking, world, { cents }),
    ],
    world,
  );
}
