import type { HttpFunction } from '@google-cloud/functions-framework';
import { apiPaths, scheduledFunction } from '@surya/data';
import { CreatePaymentRequest, SendRegistrationRequest, VerifyPaymentRequest } from '@surya/data/schemas';
import type * as z from 'zod';
import type { AppContext } from './appContext.ts';
import { createPayment } from './handlers/createPayment.ts';
import { sendRegistration } from './handlers/sendRegistration.ts';
import { stripeWebhook } from './handlers/stripeWebhook.ts';
import { sweepSales } from './handlers/sweepSales.ts';
import { verifyPayment } from './handlers/verifyPayment.ts';
import { jsonEndpoint } from './http/jsonEndpoint.ts';
import { createClientLimiter, createMailboxLimiter } from './http/rateLimiter.ts';
import { withHealth } from './http/withHealth.ts';

/** Requests of one address to one function: ample for a household, or for a studio's whole class. */
const perClient = { times: 60, seconds: 600 };
/** Registrations that write to one mailbox, so that a robot cannot fill it. */
const perMailbox = { times: 10, seconds: 3600 };

/** Creates a function under its name. `origins` are those of the pages that may call. */
type CreateFunction = (name: string, context: AppContext, origins: ReadonlySet<string>) => HttpFunction;

/** Every function by its path or name: one line each. */
const functions: readonly [path: string, create: CreateFunction][] = [
  [apiPaths.createPayment, json(CreatePaymentRequest, createPayment)],
  [apiPaths.verifyPayment, json(VerifyPaymentRequest, verifyPayment)],
  [apiPaths.sendRegistration, json(SendRegistrationRequest, sendRegistration, ({ email }) => email)],
  [apiPaths.stripeWebhook, stripeWebhook],
  [scheduledFunction, sweepSales],
];

/** Creates every function, by the name under which it is deployed: the last part of its path. */
export function createFunctions(context: AppContext): Record<string, HttpFunction> {
  const { content, siteOrigin, extraOrigins } = context;
  const partnerOrigins = content.partners.flatMap((partner) => partner.origins);
  const origins = new Set([siteOrigin, ...extraOrigins, ...partnerOrigins]);
  return Object.fromEntries(
    functions.map(([path, create]) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return [name, withHealth(name, context, create(name, context, origins))];
    }),
  );
}

/** A function that pages call. `getMailbox` names the address that a request writes to, which is limited. */
function json<Schema extends z.ZodType>(
  schema: Schema,
  handler: (body: z.output<Schema>, context: AppContext, origin: string | undefined) => Promise<unknown>,
  getMailbox?: (body: z.output<Schema>) => string,
): CreateFunction {
  return (name, context, origins) => {
    const { log, wallClock } = context;
    const limitClient = createClientLimiter(perClient, wallClock);
    const limitMailbox = createMailboxLimiter(perMailbox, wallClock);
    return jsonEndpoint({
      name,
      schema,
      origins,
      log,
      limitClient,
      async handle(body, origin) {
        if (getMailbox) limitMailbox(getMailbox(body));
        return handler(body, context, origin);
      },
    });
  };
}
