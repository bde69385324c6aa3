import * as z from 'zod';
import { invalidRequest } from './stripeError.ts';

/** Stripe's limits on the metadata of one object (https://docs.stripe.com/metadata). */
const limits = { keys: 50, key: 40, value: 500 };

/** Metadata as sent: an empty value deletes its key. */
export const metadata = z
  .record(z.string().max(limits.key), z.string().max(limits.value))
  .refine((value) => Object.keys(value).length <= limits.keys, `at most ${limits.keys} keys`);

/**
 * Merges a change into metadata; keys sent empty are deleted.
 * @throws ApiError 400 when more than 50 keys would remain
 */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> = {},
): Record<string, string> {
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  if (merged.length > limits.keys) {
    const message = `Metadata can have up to ${limits.keys} keys, but it would have ${merged.length}.`;
    throw invalidRequest(message, 'metadata');
  }
  return Object.fromEntries(merged);
}
