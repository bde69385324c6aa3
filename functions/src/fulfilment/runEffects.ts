import type { AppContext } from '../appContext.ts';
import { type CheckoutSession, UnexpectedSessionError } from '../providers/payments.ts';
import { ServiceError } from '../serviceError.ts';
import type { Effect } from './effect.ts';
import { once } from './once.ts';

/** Milliseconds between two polls of an effect that another request runs, and how many polls. */
const pollInterval = 500;
const maxPolls = 12;

/** Another request has held the lock of an effect for as long as this one may wait. */
class LockTimeoutError extends ServiceError {
  override readonly name = 'LockTimeoutError';

  constructor() {
    super(true, 'lock: claimed by another request');
  }
}

/**
 * Runs every effect once: resolves when all are done, by this request or by another one that is waited for.
 * All are tried even where one fails.
 * @throws the first failure, or LockTimeoutError
 */
export async function runEffects(
  { payment }: CheckoutSession,
  effects: readonly Effect[],
  context: AppContext,
): Promise<void> {
  if (!payment) throw new UnexpectedSessionError('a payment is missing');
  let marks = payment.metadata;
  let pending = effects;
  const failures: unknown[] = [];
  for (let poll = 0; ; poll += 1) {
    const attempts = pending.map(({ name, run }) => once(name, { id: payment.id, marks }, run, context));
    const results = await Promise.allSettled(attempts);
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    pending = pending.filter((_, index) => {
      const result = results[index];
      return result?.status === 'fulfilled' && result.value === 'busy';
    });
    if (pending.length === 0) {
      if (failures.length > 0) throw failures[0];
      return;
    }
    if (poll === maxPolls) throw new LockTimeoutError();
    await context.sleep(pollInterval);
    marks = await context.payments.getMetadata(payment.id);
  }
}
