/**
 * A failure whose cause lies outside the request: a provider, or a lock that another request holds.
 * The message is safe to log: it holds no personal data.
 */
export abstract class ServiceError extends Error {
  constructor(
    /** Whether the same request may succeed later (answered with 503) or never will (502). */
    readonly retryable: boolean,
    message: string,
    override readonly cause?: unknown,
  ) {
    super(message);
  }
}
