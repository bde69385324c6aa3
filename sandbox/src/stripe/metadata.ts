import { invalid } from './errors.ts';
import type { Reader } from './parameters.ts';

/** Stripe's limits on the metadata of one object. */
const limits = { keys: 50, key: 40, value: 500 };

/** Metadata as sent: an empty value deletes its key, an empty string in place of the whole deletes all. */
export type MetadataChange = Record<string, string> | '';

export const metadata: Reader<MetadataChange> = (value, param) => {
  if (value === '') return '';
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('Invalid object', param);
  const entries = Object.entries(value);
  for (const [key, text] of entries) {
    if (key.length > limits.key) {
      throw invalid(
        `Metadata keys can have up to ${limits.key} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
        param,
      );
    }
    if (typeof text !== 'string') {
      throw invalid(
        'Metadata values must be strings, but you passed in a value that is a hash.',
        `${param}[${key}]`,
      );
    }
    if (text.length > limits.value) {
      throw invalid(
        `Metadata values can have up to ${limits.value} characters, but you passed in a value that is ${text.length} characters. Invalid value: ${text}`,
        `${param}[${key}]`,
      );
    }
  }
  return Object.fromEntries(entries);
};

/**
 * The metadata after a change: keys are merged, those sent empty are gone.
 * @throws StripeRefusal when more than 50 keys would remain
 */
export function mergeMetadata(
  before: Record<string, string>,
  change: MetadataChange | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === '') return {};
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  if (merged.length > limits.keys) {
    throw invalid(
      `Metadata can have up to ${limits.keys} keys, but it would have ${merged.length}.`,
      'metadata',
    );
  }
  return Object.fromEntries(merged);
}
