import type * as z from 'zod';
import { expandObject } from './expandObject.ts';
import { parseParameters } from './parseParameters.ts';
import type { StripeAccount } from './stripeAccount.ts';

/**
 * One address of the API. `prepare` parses the parameters and may refuse them; the function that it returns
 * executes the request, and an idempotency key stores its outcome.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** In Express's notation. */
  path: string;
  prepare(account: StripeAccount, form: string, id: string): () => object;
}

interface EndpointOptions<Schema extends z.ZodType<{ expand?: string[] | undefined }>> {
  method: Endpoint['method'];
  path: string;
  /** @param now wall clock, seconds */
  parameters: (now: number) => Schema;
  execute(account: StripeAccount, parameters: z.output<Schema>, id: string): object;
}

/** Creates an endpoint from the schema of its parameters. */
export function endpoint<Schema extends z.ZodType<{ expand?: string[] | undefined }>>({
  method,
  path,
  parameters: schema,
  execute,
}: EndpointOptions<Schema>): Endpoint {
  return {
    method,
    path,
    prepare(account, form, id) {
      const parameters = parseParameters(schema(account.now()), form);
      return () => expandObject(account, execute(account, parameters, id), parameters.expand);
    },
  };
}
