import { createHash } from 'node:crypto';
import type { AppContext } from '../appContext.ts';
import {
  type CheckoutSession,
  type CheckoutSessionRequest,
  IdempotencyConflictError,
  UnexpectedSessionError,
} from '../providers/payments.ts';

/** Seconds between the instants at which payment pages close, so that a repeated request is identical. */
const step = 30 * 60;
/** A page is open for two to three steps; Stripe's minimum is half an hour. */
const stepsOpen = 3;
/** How many sessions one attempt may use: each but the last has expired. */
const maxSessions = 4;

/**
 * Opens a checkout session and returns the address to send the visitor to: the payment page, or the success
 * page where this attempt has paid already.
 *
 * All requests of one attempt (a retry, a second click, the back button) lead to one session: its
 * idempotency key is made of the attempt and of what is bought. An expired session is followed by a new one.
 * @param attempt the id of one press of the button, as the widget sends it
 * @throws ProviderError, UnexpectedSessionError
 */
export async function openSession(
  request: Omit<CheckoutSessionRequest, 'expiresAt'>,
  attempt: string | undefined,
  context: Pick<AppContext, 'payments' | 'wallClock'>,
): Promise<string> {
  const content = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 24);
  for (let index = 0; index < maxSessions; index += 1) {
    const idempotencyKey = attempt && `create-payment:${attempt}:${content}:${index}`;
    const session = await createSession(request, idempotencyKey, context);
    if (session?.state === 'open' && session.url) return session.url;
    if (session?.state === 'complete' && session.successUrl) return session.successUrl;
  }
  throw new UnexpectedSessionError('a session without address');
}

/** Returns the session of that key as it stands now; undefined for one that expired long ago. */
async function createSession(
  request: Omit<CheckoutSessionRequest, 'expiresAt'>,
  idempotencyKey: string | undefined,
  { payments, wallClock }: Pick<AppContext, 'payments' | 'wallClock'>,
): Promise<CheckoutSession | undefined> {
  const latest = (Math.floor(wallClock().getTime() / 1000 / step) + stepsOpen) * step;
  // An earlier request of the same attempt may have asked for a page that closes earlier.
  for (let age = 0; age <= stepsOpen; age += 1) {
    try {
      const expiresAt = latest - age * step;
      const { session, replayed } = await payments.createSession({ ...request, expiresAt }, idempotencyKey);
      // A replayed answer holds the session as it was created.
      return replayed ? await payments.getSession(session.id) : session;
    } catch (error) {
      if (!(error instanceof IdempotencyConflictError)) throw error;
    }
  }
  return undefined;
}
