import { StripeRefusal } from './errors.ts';

/** An answer as it went out the first time. */
export interface Answer {
  status: number;
  body: object;
}

interface Entry {
  endpoint: string;
  fingerprint: string;
  /** Absent while the first request is still being executed. */
  answer?: Answer;
  at: number;
}

/** Keys are forgotten a day after their first use, in milliseconds. */
const memory = 24 * 60 * 60 * 1000;

/**
 * Stripe's idempotency keys (https://docs.stripe.com/api/idempotent_requests): the first answer of an
 * execution, be it a success or a failure, is kept and given again to every repetition with the same
 * parameters. Parameters that are refused before execution leave no trace.
 */
export class IdempotencyKeys {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: () => Date) {}

  /**
   * Claims a key for a request.
   * @param endpoint method-less path, as Stripe quotes it
   * @param fingerprint the parameters, comparable
   * @returns the remembered answer, or undefined when this request is the first
   * @throws StripeRefusal 400 when the key was used for another request, 409 while its first is in progress
   */
  claim(key: string, endpoint: string, fingerprint: string): Answer | undefined {
    if (key.length > 255) {
      throw refusal(
        400,
        'idempotency_error',
        `Idempotency keys can be up to 255 characters, but this one has ${key.length}.`,
      );
    }
    const now = this.clock().getTime();
    const entry = this.entries.get(key);
    if (!entry || entry.at + memory < now) {
      this.entries.set(key, { endpoint, fingerprint, at: now });
      return undefined;
    }
    const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
    if (entry.endpoint !== endpoint) {
      throw refusal(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${entry.endpoint}' vs '${endpoint}'). ${advice}`,
      );
    }
    if (entry.fingerprint !== fingerprint) {
      throw refusal(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      );
    }
    if (!entry.answer) {
      throw refusal(
        409,
        'invalid_request_error',
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    }
    return entry.answer;
  }

  /** Remembers the outcome of an execution. */
  settle(key: string, answer: Answer): void {
    const entry = this.entries.get(key);
    if (entry) entry.answer = structuredClone(answer);
  }

  /** Forgets a key whose request was refused before it was executed. */
  release(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}

function refusal(
  status: number,
  type: 'idempotency_error' | 'invalid_request_error',
  message: string,
  code?: string,
): StripeRefusal {
  return new StripeRefusal(status, { type, message, ...(code && { code }) });
}
