import type { Payments, Purchase } from '../providers/payments.ts';
import { ProviderError } from '../providers/providerError.ts';
import { bookingOf } from './booking.ts';
import { type FulfilmentWorld, fulfil } from './fulfil.ts';
import { refunded } from './refunded.ts';

/**
 * How far back a sweep looks, in milliseconds. Stripe repeats an event for three days and then gives up; a
 * fourth leaves a day to notice and mend what kept all of them from being handled.
 */
const span = 4 * 24 * 60 * 60_000;
/** Milliseconds after which no other sale is begun: a function is stopped after 60 s unless told otherwise. */
const limit = 40_000;

/** What a sweep needs of the world. */
export interface SweepWorld extends FulfilmentWorld {
  payments: Payments;
}

/** What a sweep found, in numbers of sales. */
export interface Swept {
  /** Ours, completed within the span. */
  seen: number;
  /** Paid or refunded, and still not settled. */
  failed: number;
  /** Whether the time sufficed for all of them. */
  finished: boolean;
}

/**
 * Does for every sale of the last days what its events asked for, should none of them have arrived: fulfils
 * what is paid, and tells of what was refunded. A sale that is settled costs nothing but its line in
 * Stripe's list, and a sweep may meet webhook, success page and another sweep. Left to their events are
 * money that is still on its way, of which the list does not tell whether it will come, and disputes, of
 * which Stripe itself writes to the studio.
 * @throws ProviderError where the sales could not all be listed
 */
export async function sweep(world: SweepWorld): Promise<Swept> {
  const start = world.time().getTime();
  const swept: Swept = { seen: 0, failed: 0, finished: true };
  for await (const purchase of world.payments.completedSince(new Date(start - span))) {
    if (world.time().getTime() - start >= limit) return { ...swept, finished: false };
    const outcome = await settle(purchase, world);
    if (outcome !== 'ignored') swept.seen += 1;
    if (outcome === 'failed') swept.failed += 1;
  }
  return swept;
}

/** One sale. Its failure is logged and kept from the others. */
async function settle(purchase: Purchase, world: SweepWorld): Promise<'ignored' | 'settled' | 'failed'> {
  try {
    const booking = bookingOf(purchase, world.content);
    if (!booking) return 'ignored';
    if (purchase.paid) await fulfil(purchase, booking, world);
    await refunded(purchase, booking, world);
    return 'settled';
  } catch (error) {
    const reason = error instanceof ProviderError ? error.message : 'bug';
    world.log({ severity: 'ERROR', message: 'sale_unsettled', session: purchase.sessionId, reason });
    return 'failed';
  }
}
