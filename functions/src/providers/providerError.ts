import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../serviceError.ts';

/** The services that the functions call. */
export type Provider = 'stripe' | 'sendgrid' | 'brevo';

/**
 * A failed call of a provider: retryable where it was unreachable, busy or broken, not retryable where it
 * refused what was sent.
 */
export class ProviderError extends ServiceError {
  override readonly name = 'ProviderError';

  constructor(
    readonly provider: Provider,
    retryable: boolean,
    /** What is safe to log: a status, a type or a code. A provider's prose may quote personal data. */
    readonly reason: string,
    cause?: unknown,
    /** Whether the provider may have carried the request out although the call failed. */
    readonly outcomeUnknown = false,
  ) {
    super(retryable, `${provider}: ${reason}`, cause);
  }
}

/** Returns whether a status means "not now": the request was not carried out and may be repeated. */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 409 || status === 425 || status === 429 || status >= 500;
}

/** How long one call of a provider may take, and how often it is repeated. */
export interface RetryPolicy {
  /** Milliseconds that one request may take. */
  timeout: number;
  /** Milliseconds before the second attempt, the third, and so on. */
  delays: readonly number[];
}

export const defaultRetryPolicy: RetryPolicy = { timeout: 8_000, delays: [300, 1_200] };

/**
 * Repeats a call that is known not to have been carried out.
 * @param isRepeatable whether a failure says so; any other failure is thrown at once
 * @throws the last failure
 */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  { delays }: RetryPolicy,
  isRepeatable: (error: ProviderError) => boolean,
): Promise<Result> {
  for (const delay of delays) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProviderError) || !isRepeatable(error)) throw error;
      await sleep(delay);
    }
  }
  return call();
}
