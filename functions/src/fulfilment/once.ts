import type { Log } from '../log.ts';
import { KeyTaken, type Metadata, type Payments } from '../providers/payments.ts';
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

/** What it needs of the world. */
export interface OnceWorld {
  payments: Pick<Payments, 'mark' | 'marks'>;
  sleep: (ms: number) => Promise<void>;
  /** The real time: leases have nothing to do with a demonstration's clock. */
  time: () => Date;
  /** A new name for a holder of claims. */
  newHolder: () => string;
  /** Effects that this process brought about without being able to write it down: `<payment> <effect>`. */
  unwritten: Set<string>;
  log: Log;
}

/** `done`: by us or before us. `busy`: somebody else is at it. */
export type Outcome = 'done' | 'busy';

/**
 * Brings an effect about unless it was, or somebody is at it.
 * @param marks the payment's metadata, read just now
 * @throws whatever `act` throws, after releasing the claim unless the outcome is unclear; and ProviderError
 */
export async function once(
  effect: string,
  payment: { id: string; marks: Metadata },
  act: () => Promise<void>,
  world: OnceWorld,
): Promise<Outcome> {
  const { payments, time, sleep, unwritten, log } = world;
  const name = `${payment.id} ${effect}`;
  if (payment.marks[effect]) return 'done';

  // What is done and not written down is done again, by whoever comes once the claim has outlived its lease.
  const write = async (generation: number | undefined) => {
    const claims = generation === undefined ? {} : { [claimKey(effect, generation)]: '' };
    const changes = { [effect]: time().toISOString(), ...claims };
    await persistently(() => payments.mark(payment.id, changes), sleep);
    unwritten.delete(name);
  };
  if (unwritten.has(name)) {
    await write(undefined);
    return 'done';
  }

  const generation = await claim(effect, payment, world);
  if (generation === 'done' || generation === 'busy') return generation;
  try {
    await act();
  } catch (error) {
    const reason = error instanceof ProviderError ? error.message : 'bug';
    log({ severity: 'WARNING', message: 'effect_failed', effect, payment: payment.id, reason });
    // What may have come about is not tried again at once by all who wait, but once a lease.
    if (!(error instanceof ProviderError && error.unclear)) {
      await release(effect, generation, payment.id, world);
    }
    throw error;
  }
  unwritten.add(name);
  await write(generation);
  log({ severity: 'INFO', message: 'effect_done', effect, payment: payment.id, generation });
  return 'done';
}

/** Does what may be repeated, again and again for a few seconds. @throws the last failure */
async function persistently(work: () => Promise<unknown>, sleep: OnceWorld['sleep']): Promise<void> {
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
  world: OnceWorld,
): Promise<number | Outcome> {
  const { payments, time, newHolder } = world;
  let { marks } = payment;
  let skipped = 0;
  for (;;) {
    if (marks[effect]) return 'done';
    const claims = claimsIn(marks, effect);
    if (claims.some((one) => isLive(one, time()))) return 'busy';
    const generation = Math.max(0, ...claims.map((one) => one.generation)) + 1 + skipped;
    try {
      const after = await payments.mark(
        payment.id,
        {
          [claimKey(effect, generation)]: `${time().toISOString()} ${newHolder()}`,
          ...Object.fromEntries(claims.map((one) => [claimKey(effect, one.generation), ''])),
        },
        `once:${payment.id}:${effect}:${generation}`,
      );
      const others = claimsIn(after, effect).filter((one) => one.generation !== generation);
      const outrun = others.some((one) => isLive(one, time()));
      if (!after[effect] && !outrun) return generation;
      await release(effect, generation, payment.id, world);
      return after[effect] ? 'done' : 'busy';
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
    }
    marks = await payments.marks(payment.id);
    // The key is taken: by a claim we see now, by one still on its way, or by one that failed inside Stripe.
    const seen = claimsIn(marks, effect).some((one) => one.generation >= generation);
    skipped = seen ? 0 : skipped + 1;
    if (skipped > maxSkips) return 'busy';
  }
}

/** Gives the claim back so that the next comer need not wait for its lease; failing that, they wait. */
async function release(effect: string, generation: number, paymentId: string, world: OnceWorld) {
  try {
    await world.payments.mark(paymentId, { [claimKey(effect, generation)]: released });
  } catch {
    world.log({ severity: 'WARNING', message: 'claim_kept', effect, payment: paymentId });
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
