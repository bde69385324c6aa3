import type { AppContext } from '../appContext.ts';
import { IdempotencyConflictError, type Metadata } from '../providers/payments.ts';
import { ProviderError } from '../providers/providerError.ts';

/**
 * Each effect of a payment (a mail, an entry) happens once, although webhook, success page and retries all
 * try to bring it about, at the same time or after one of them died half way. There is no database: what is
 * known stands in the payment's metadata.
 *
 * - `<effect>` holds the time it was done.
 * - `<effect>_claim_<n>` holds `<time> <holder>` while somebody is at it, or `released` after they failed.
 *
 * Generation n of a claim is written under an idempotency key of its own, so of all who try the same
 * generation one writes it and the rest are told that the key is taken. The next generation may be tried
 * once the last was released or has outlived its lease. Somebody may also skip a generation whose key was
 * used up by a request that failed inside Stripe; should that request come through after all, two
 * generations stand in the metadata. Stripe changes an object by one request at a time and answers each with
 * the state after it, so the second of the two sees the first, and steps back.
 */

/** Milliseconds after which a claim whose holder was not heard of again is taken for abandoned. */
export const claimLease = 120_000;
/** Milliseconds before what was done is written down once more, where that failed. */
const writePauses = [500, 1_000, 2_000];
/** How many generations may be found used up in one go. */
const maxSkips = 4;

/** The part of the context that `once` uses. */
type OnceContext = Pick<
  AppContext,
  'payments' | 'sleep' | 'wallClock' | 'createId' | 'unrecordedEffects' | 'log'
>;

/** `done`: by us or before us. `busy`: somebody else is at it. */
export type Outcome = 'done' | 'busy';

/**
 * Brings an effect about unless it was, or somebody is at it.
 * @param marks the payment's metadata, read just now
 * @throws whatever `act` throws, after releasing the claim unless the outcome is unknown; and ProviderError
 */
export async function once(
  effect: string,
  payment: { id: string; marks: Metadata },
  act: () => Promise<void>,
  context: OnceContext,
): Promise<Outcome> {
  const { payments, wallClock, sleep, unrecordedEffects, log } = context;
  const name = `${payment.id} ${effect}`;
  if (payment.marks[effect]) return 'done';

  // What is done and not written down is done again, by whoever comes once the claim has outlived its lease.
  const write = async (generation: number | undefined) => {
    const claims = generation === undefined ? {} : { [claimKey(effect, generation)]: '' };
    const changes = { [effect]: wallClock().toISOString(), ...claims };
    await persistently(() => payments.updateMetadata(payment.id, changes), sleep);
    unrecordedEffects.delete(name);
  };
  if (unrecordedEffects.has(name)) {
    await write(undefined);
    return 'done';
  }

  const generation = await claim(effect, payment, context);
  if (generation === 'done' || generation === 'busy') return generation;
  try {
    await act();
  } catch (error) {
    const reason = error instanceof ProviderError ? error.message : 'bug';
    log({ severity: 'WARNING', message: 'effect_failed', effect, payment: payment.id, reason });
    // What may have come about is not tried again at once by all who wait, but once a lease.
    if (!(error instanceof ProviderError && error.outcomeUnknown)) {
      await release(effect, generation, payment.id, context);
    }
    throw error;
  }
  unrecordedEffects.add(name);
  await write(generation);
  log({ severity: 'INFO', message: 'effect_done', effect, payment: payment.id, generation });
  return 'done';
}

/** Does what may be repeated, again and again for a few seconds. @throws the last failure */
async function persistently(work: () => Promise<unknown>, sleep: OnceContext['sleep']): Promise<void> {
  for (const pause of writePauses) {
    try {
      await work();
      return;
    } catch {
      await sleep(pause);
    }
  }
  await work();
}

/** The generation we hold now, or why there is none for us. */
async function claim(
  effect: string,
  payment: { id: string; marks: Metadata },
  context: OnceContext,
): Promise<number | Outcome> {
  const { payments, wallClock, createId } = context;
  let { marks } = payment;
  let skipped = 0;
  for (;;) {
    if (marks[effect]) return 'done';
    const claims = claimsIn(marks, effect);
    if (claims.some((one) => isLive(one, wallClock()))) return 'busy';
    const generation = Math.max(0, ...claims.map((one) => one.generation)) + 1 + skipped;
    try {
      const after = await payments.updateMetadata(
        payment.id,
        {
          [claimKey(effect, generation)]: `${wallClock().toISOString()} ${createId()}`,
          ...Object.fromEntries(claims.map((one) => [claimKey(effect, one.generation), ''])),
        },
        `once:${payment.id}:${effect}:${generation}`,
      );
      const others = claimsIn(after, effect).filter((one) => one.generation !== generation);
      const outrun = others.some((one) => isLive(one, wallClock()));
      if (!after[effect] && !outrun) return generation;
      await release(effect, generation, payment.id, context);
      return after[effect] ? 'done' : 'busy';
    } catch (error) {
      if (!(error instanceof IdempotencyConflictError)) throw error;
    }
    marks = await payments.getMetadata(payment.id);
    // The key is taken: by a claim we see now, by one still on its way, or by one that failed inside Stripe.
    const seen = claimsIn(marks, effect).some((one) => one.generation >= generation);
    skipped = seen ? 0 : skipped + 1;
    if (skipped > maxSkips) return 'busy';
  }
}

/** Gives the claim back so that the next comer need not wait for its lease; failing that, they wait. */
async function release(effect: string, generation: number, paymentId: string, context: OnceContext) {
  try {
    await context.payments.updateMetadata(paymentId, { [claimKey(effect, generation)]: released });
  } catch {
    context.log({ severity: 'WARNING', message: 'claim_kept', effect, payment: paymentId });
  }
}

const released = 'released';

interface Claim {
  generation: number;
  /** When it was made; undefined for one that was released. */
  since: Date | undefined;
}

function claimKey(effect: string, generation: number): string {
  return `${effect}_claim_${generation}`;
}

function claimsIn(marks: Metadata, effect: string): Claim[] {
  const prefix = `${effect}_claim_`;
  return Object.entries(marks)
    .filter(([key, value]) => key.startsWith(prefix) && value !== '')
    .map(([key, value]) => ({
      generation: Number(key.slice(prefix.length)),
      since: value === released ? undefined : new Date(value.split(' ', 1)[0] ?? ''),
    }));
}

function isLive({ since }: Claim, now: Date): boolean {
  return since !== undefined && now.getTime() - since.getTime() < claimLease;
}
