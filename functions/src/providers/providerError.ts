/** The services that functions depend on. */
export type Provider = 'stripe' | 'sendgrid' | 'brevo';

/**
 * A provider did not do what was asked. `retryable` says whether the same request may succeed later
 * (it could not be reached, was busy or broken) or never will (it refused what we sent).
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly provider: Provider,
    readonly retryable: boolean,
    /** What is safe to log of it: a status, a type, a code; never a provider's prose, which may quote a person. */
    readonly reason: string,
    override readonly cause?: unknown,
    /** Whether it may have been done all the same: the answer is what failed. */
    readonly unclear = false,
  ) {
    super(`${provider}: ${reason}`);
  }
}

/** True for an answer that says "not now": the request was not carried out and may be repeated. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 409 || status === 425 || status === 429 || status >= 500;
}
