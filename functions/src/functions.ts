import type { HttpFunction } from '@google-cloud/functions-framework';
import { apiPaths, scheduledFunction } from '@surya/data';
import { CreatePaymentRequest, SendRegistrationRequest, VerifyPaymentRequest } from '@surya/data/schemas';
import { createPayment } from './handlers/createPayment.ts';
import { sendRegistration } from './handlers/sendRegistration.ts';
import { stripeWebhook } from './handlers/stripeWebhook.ts';
import { sweepSales } from './handlers/sweepSales.ts';
import { verifyPayment } from './handlers/verifyPayment.ts';
import { withHealth } from './http/health.ts';
import { jsonEndpoint } from './http/jsonEndpoint.ts';
import { addressLimiter, mailboxLimiter } from './http/rateLimit.ts';
import type { World } from './world.ts';

/** What one address may ask of one function: ample for a household, or a studio's whole class. */
const perAddress = { times: 60, seconds: 600 };
/** Registrations that write to one mailbox: nobody's mailbox is filled through us. */
const perEmail = { times: 10, seconds: 3600 };

/** Every function by the name it is deployed under. */
export function functionsIn(world: World): Record<string, HttpFunction> {
  const { content, siteOrigin, extraOrigins, log, time } = world;
  const origins = new Set([
    siteOrigin,
    ...extraOrigins,
    ...content.partners.flatMap((partner) => partner.origins),
  ]);
  const names = {
    create: nameOf(apiPaths.createPayment),
    verify: nameOf(apiPaths.verifyPayment),
    register: nameOf(apiPaths.sendRegistration),
    webhook: nameOf(apiPaths.stripeWebhook),
    sweep: scheduledFunction,
  };
  const shared = () => ({ origins, log, limitAddress: addressLimiter(perAddress, time) });
  const limitEmail = mailboxLimiter(perEmail, time);
  const functions: Record<string, HttpFunction> = {
    [names.create]: jsonEndpoint({
      name: names.create,
      schema: CreatePaymentRequest,
      ...shared(),
      handle: (body, caller) => createPayment(body, caller, world),
    }),
    [names.verify]: jsonEndpoint({
      name: names.verify,
      schema: VerifyPaymentRequest,
      ...shared(),
      handle: (body) => verifyPayment(body, world),
    }),
    [names.register]: jsonEndpoint({
      name: names.register,
      schema: SendRegistrationRequest,
      ...shared(),
      handle: async (body, caller) => {
        limitEmail(body.email);
        return sendRegistration(body, caller, world);
      },
    }),
    [names.webhook]: stripeWebhook(names.webhook, world),
    [names.sweep]: sweepSales(names.sweep, world),
  };
  return Object.fromEntries(
    Object.entries(functions).map(([name, handler]) => [name, withHealth(name, world, handler)]),
  );
}

/** A function is named like the last part of its path. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
