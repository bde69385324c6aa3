import { createHash } from 'node:crypto';
import { KeyTaken, type Order, type Payments, type Purchase } from '../providers/payments.ts';
import { ProviderError } from '../providers/providerError.ts';

/** Payment pages close on the half hour: two presses of one button ask for the same page, to the letter. */
const step = 30 * 60;
/** Pages are open for two to three steps; the provider wants at least half an hour. */
const stepsOpen = 3;
/** Sessions that one attempt may use up: each but the last has expired. */
const maxRounds = 4;

/** What opening a session needs of the world. */
interface SessionWorld {
  payments: Pick<Payments, 'createSession' | 'session'>;
  time: () => Date;
}

/**
 * The address to send the visitor to: the payment page, or the success page if this attempt has paid.
 *
 * `attempt` stands for one press of the button. However often it is repeated (a retry after a lost answer,
 * a second click, the back button) it leads to one session: its idempotency key is made of the attempt and
 * of what is bought. A session that has expired meanwhile is followed by a new one.
 * @throws ProviderError
 */
export async function openSession(
  order: Omit<Order, 'expiresAt'>,
  attempt: string | undefined,
  world: SessionWorld,
): Promise<string> {
  const content = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 24);
  for (let round = 0; round < maxRounds; round += 1) {
    const key = attempt && `create-payment:${attempt}:${content}:${round}`;
    const purchase = await sessionFor(order, key, world);
    if (purchase?.state === 'open' && purchase.url) return purchase.url;
    if (purchase?.state === 'complete' && purchase.successUrl) return purchase.successUrl;
  }
  throw new ProviderError('stripe', false, 'malformed answer: a session without address');
}

/** The session of that key as it stands now; undefined for one that must have expired long ago. */
async function sessionFor(
  order: Omit<Order, 'expiresAt'>,
  key: string | undefined,
  { payments, time }: SessionWorld,
): Promise<Purchase | undefined> {
  const newest = (Math.floor(time().getTime() / 1000 / step) + stepsOpen) * step;
  // An earlier press of the same button may have asked for a page that closes earlier.
  for (let age = 0; age <= stepsOpen; age += 1) {
    try {
      const expiresAt = newest - age * step;
      const { purchase, replayed } = await payments.createSession({ ...order, expiresAt }, key);
      // A repeated answer tells how the session was when it was made.
      return replayed ? await payments.session(purchase.sessionId) : purchase;
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
    }
  }
  return undefined;
}
