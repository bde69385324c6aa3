import { ApiError } from './errors.ts';

/** How often something may be done in a span of time. */
export interface Rate {
  times: number;
  seconds: number;
}

/** Notes that the holder of `key` did it once more. @throws ApiError `rate_limited`, with the time to wait */
export type Limiter = (key: string) => void;

/** Keys remembered at most; beyond, the one seen longest ago is forgotten. */
const maxKeys = 10_000;

/**
 * Counts in the memory of this process. Several processes count apart, so that a limit is what one of them
 * allows: enough against a loop or a careless robot, without a store that every request would wait for.
 */
export function rateLimiter({ times, seconds }: Rate, time: () => Date): Limiter {
  const seen = new Map<string, number[]>();
  return (key) => {
    const now = time().getTime();
    const recent = (seen.get(key) ?? []).filter((at) => at > now - seconds * 1000);
    seen.delete(key);
    seen.set(key, recent);
    const [longestAgo] = recent;
    if (longestAgo !== undefined && recent.length >= times) {
      throw new ApiError('rate_limited', undefined, Math.ceil((longestAgo - now) / 1000 + seconds));
    }
    recent.push(now);
    const [oldest] = seen.keys();
    if (seen.size > maxKeys && oldest !== undefined) seen.delete(oldest);
  };
}

/** A request, as far as it tells who asks. */
export interface Asker {
  /** The first address of `X-Forwarded-For`, else the line's own. */
  ip?: string | undefined;
  socket: { remoteAddress?: string | undefined };
}

/** Characters that an address can have at most; what is forged may be longer, and would fill the memory. */
const longestAddress = 45;
const thisMachine = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * The same for the address that asks. An address can be forged on its way here; this keeps honest mistakes
 * and simple robots from costing anything. This machine itself is not limited, where the line really comes
 * from it: nobody attacks from there.
 */
export function addressLimiter(rate: Rate, time: () => Date): (asker: Asker) => void {
  const limiter = rateLimiter(rate, time);
  return ({ ip = '', socket }) => {
    if (thisMachine.test(ip) && thisMachine.test(socket.remoteAddress ?? '')) return;
    limiter(ip.slice(0, longestAddress));
  };
}

/** The same for the mailbox that an e-mail address leads to, however its letters and its tag are written. */
export function mailboxLimiter(rate: Rate, time: () => Date): Limiter {
  const limiter = rateLimiter(rate, time);
  return (email) => limiter(email.toLowerCase().replace(/\+[^@]*(?=@)/, ''));
}
