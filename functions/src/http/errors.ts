import { type ErrorCode, errorStatus } from '@surya/data';

/** The caller's fault: a refusal whose code (and field) the answer tells. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    /** The request's field that is to blame. */
    readonly field?: string,
    /** Seconds after which asking again may help, for `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(field ? `${code}: ${field}` : code);
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
