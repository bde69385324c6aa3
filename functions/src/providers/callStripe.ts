import Stripe from 'stripe';
import { timed } from '../timings.ts';
import { IdempotencyConflictError } from './payments.ts';
import { isTransientStatus, ProviderError } from './providerError.ts';

/** Calls Stripe. @throws ProviderError, IdempotencyConflictError */
export async function callStripe<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await timed('stripe', request);
  } catch (error) {
    throw toError(error);
  }
}

/** Calls Stripe for an object; returns undefined where there is no such object. */
export async function findInStripe<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await timed('stripe', request);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw toError(error);
  }
}

function toError(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new ProviderError('stripe', false, 'malformed answer', error);
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new IdempotencyConflictError();
  const isUnreachable = error instanceof Stripe.errors.StripeConnectionError;
  const retryable = isUnreachable || (error.statusCode !== undefined && isTransientStatus(error.statusCode));
  const reason = [error.type, error.statusCode, error.code].filter(Boolean).join(' ');
  return new ProviderError('stripe', retryable, reason, error);
}
