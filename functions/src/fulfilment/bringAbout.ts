import type { Payments, Purchase } from '../providers/payments.ts';
import { ProviderError } from '../providers/providerError.ts';
import type { Effect } from './effects.ts';
import { type OnceWorld, once } from './once.ts';

/** What bringing effects about needs of the world. */
export interface BringAboutWorld extends OnceWorld {
  payments: Pick<Payments, 'mark' | 'marks'>;
}

/** Milliseconds between two looks at what somebody else is doing, and how many looks. */
const pause = 500;
const looks = 12;

/**
 * Resolves when every effect is done, by us or by somebody else who is waited for. All are tried even where
 * one fails.
 * @throws the first failure; or a retryable ProviderError where somebody else is still at it
 */
export async function bringAbout(
  purchase: Purchase,
  effects: readonly Effect[],
  world: BringAboutWorld,
): Promise<void> {
  const { payment } = purchase;
  if (!payment) throw new ProviderError('stripe', false, 'malformed answer: a payment is missing');
  let { marks } = payment;
  let waiting = effects;
  const failures: unknown[] = [];
  for (let look = 0; ; look += 1) {
    const attempts = waiting.map(({ name, act }) => once(name, { id: payment.id, marks }, act, world));
    const results = await Promise.allSettled(attempts);
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    waiting = waiting.filter((_, index) => {
      const result = results[index];
      return result?.status === 'fulfilled' && result.value === 'busy';
    });
    if (waiting.length === 0) {
      if (failures.length > 0) throw failures[0];
      return;
    }
    if (look === looks) throw new ProviderError('stripe', true, 'claimed by another request');
    await world.sleep(pause);
    marks = await world.payments.marks(payment.id);
  }
}
