import type * as z from 'zod';
import { ProviderError } from './providerError.ts';

/**
 * Whether an answer that does not fit may be asked for again. Brevo's is: a 2xx of another shape comes
 * from a proxy before it. Stripe's SDK has read the answer already: it will not change.
 */
const isRetryable = { stripe: false, brevo: true };

/**
 * Checks a provider's answer and returns the part of it that is used.
 * @throws ProviderError `malformed answer`
 */
export function parseResponse<Schema extends z.ZodType>(
  provider: keyof typeof isRetryable,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new ProviderError(provider, isRetryable[provider], 'malformed answer', result.error);
}
