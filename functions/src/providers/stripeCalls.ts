import Stripe from 'stripe';
import { timed } from '../timing.ts';
import { KeyTaken } from './payments.ts';
import { isPassing, ProviderError } from './providerError.ts';

/** Asks Stripe, and turns its SDK's errors into ours. */

/** @throws ProviderError, KeyTaken */
export async function call<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await timed('stripe', request);
  } catch (error) {
    throw failureOf(error);
  }
}

/** The answer, or undefined where Stripe has no such object. */
export async function callOrNone<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await timed('stripe', request);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw failureOf(error);
  }
}

function failureOf(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new ProviderError('stripe', false, 'malformed answer', error);
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new KeyTaken();
  const unreachable = error instanceof Stripe.errors.StripeConnectionError;
  const retryable = unreachable || (error.statusCode !== undefined && isPassing(error.statusCode));
  const reason = [error.type, error.statusCode, error.code].filter(Boolean).join(' ');
  return new ProviderError('stripe', retryable, reason, error);
}
