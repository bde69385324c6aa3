import { stripeError } from './stripeError.ts';

/** A response as it was sent the first time. */
export interface StoredResponse {
  status: number;
  body: object;
}

interface Entry {
  endpoint: string;
  fingerprint: string;
  /** Absent while the first request is executed. */
  response?: StoredResponse;
  at: number;
}

/** How long a key is kept after its first use, milliseconds. */
const keyLifetime = 24 * 60 * 60 * 1000;

/**
 * Stores the outcome of requests by idempotency key (https://docs.stripe.com/api/idempotent_requests).
 * A request that is repeated with the same parameters gets the first response again, success or failure.
 * A key whose parameters were refused before execution is released.
 */
export class IdempotencyKeys {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: () => Date) {}

  /**
   * Claims a key for a request.
   * @param endpoint method-less path, as Stripe quotes it
   * @param fingerprint the parameters, comparable
   * @returns the stored response, or undefined for the first request
   * @throws ApiError 400 when the key belongs to another request, 409 while its first request is in progress
   */
  claim(key: string, endpoint: string, fingerprint: string): StoredResponse | undefined {
    if (key.length > 255) {
      throw stripeError(400, {
        type: 'idempotency_error',
        message: `Idempotency keys can be up to 255 characters, but this one has ${key.length}.`,
      });
    }
    const now = this.clock().getTime();
    const entry = this.entries.get(key);
    if (!entry || entry.at + keyLifetime < now) {
      this.entries.set(key, { endpoint, fingerprint, at: now });
      return undefined;
    }
    const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
    if (entry.endpoint !== endpoint) {
      throw stripeError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${entry.endpoint}' vs '${endpoint}'). ${advice}`,
      });
    }
    if (entry.fingerprint !== fingerprint) {
      throw stripeError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      });
    }
    if (!entry.response) {
      throw stripeError(409, {
        type: 'invalid_request_error',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        code: 'idempotency_key_in_use',
      });
    }
    return entry.response;
  }

  /** Stores the outcome of an execution. */
  store(key: string, response: StoredResponse): void {
    const entry = this.entries.get(key);
    if (entry) entry.response = structuredClone(response);
  }

  /** Releases a key whose request was refused before it was executed. */
  release(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
