import type { ErrorCode } from '@surya/data';

/** A refusal that is the caller's fault; the answer holds its code and field. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    /** The name of the request's field at fault. */
    readonly field?: string,
    /** Seconds after which the request may be repeated, for `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(field ? `${code}: ${field}` : code);
  }
}
