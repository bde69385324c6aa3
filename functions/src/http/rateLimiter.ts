import { ApiError } from './apiError.ts';

/** How often something may be done within a span of time. */
export interface RateLimit {
  times: number;
  seconds: number;
}

/** Counts one use of `key`. @throws ApiError `rate_limited`, with the time to wait */
export type RateLimiter = (key: string) => void;

/** Keys that are kept at most; beyond, the one used longest ago is dropped. */
const maxKeys = 10_000;

/**
 * Creates a limiter that counts in the memory of this process. Several processes count separately, so that
 * a limit is what one of them allows: enough against loops and careless robots, without a store that every
 * request would wait for. See docs/decisions/0026-rate-limits.md.
 */
export function createRateLimiter({ times, seconds }: RateLimit, wallClock: () => Date): RateLimiter {
  const uses = new Map<string, number[]>();
  return (key) => {
    const now = wallClock().getTime();
    const recent = (uses.get(key) ?? []).filter((at) => at > now - seconds * 1000);
    uses.delete(key);
    uses.set(key, recent);
    const [first] = recent;
    if (first !== undefined && recent.length >= times) {
      throw new ApiError('rate_limited', undefined, Math.ceil((first - now) / 1000 + seconds));
    }
    recent.push(now);
    const [oldest] = uses.keys();
    if (uses.size > maxKeys && oldest !== undefined) uses.delete(oldest);
  };
}

/** The part of a request that identifies its client. */
export interface ClientRequest {
  /** The first address of `X-Forwarded-For`, else that of the connection. */
  ip?: string | undefined;
  socket: { remoteAddress?: string | undefined };
}

/** The longest IP address, in characters; a forged one may be longer, and would fill the memory. */
const maxAddressLength = 45;
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Creates a limiter by client address. An address can be forged; the limit stops mistakes and simple
 * robots. Requests of this machine are not limited, where the connection really comes from it.
 */
export function createClientLimiter(
  limit: RateLimit,
  wallClock: () => Date,
): (client: ClientRequest) => void {
  const limiter = createRateLimiter(limit, wallClock);
  return ({ ip = '', socket }) => {
    if (loopback.test(ip) && loopback.test(socket.remoteAddress ?? '')) return;
    limiter(ip.slice(0, maxAddressLength));
  };
}

/** Creates a limiter by mailbox: case and the tag after `+` do not make another mailbox. */
export function createMailboxLimiter(limit: RateLimit, wallClock: () => Date): RateLimiter {
  const limiter = createRateLimiter(limit, wallClock);
  return (email) => limiter(email.toLowerCase().replace(/\+[^@]*(?=@)/, ''));
}
