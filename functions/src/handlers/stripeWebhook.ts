import type { HttpFunction } from '@google-cloud/functions-framework';
import { handleEvent } from '../fulfilment/events.ts';
import { answering } from '../http/answering.ts';
import { ApiError } from '../http/errors.ts';
import { bytesOf } from '../http/rawRequests.ts';
import type { World } from '../world.ts';

/** The longest event read, in bytes; an event carries its object with all its metadata. */
const maxEventBytes = 256 * 1024;

/**
 * `stripe-webhook`: what Stripe tells us of a payment. 200 means that everything the event asks for is done;
 * until then Stripe is told otherwise, and comes again.
 * @throws ApiError `method_not_allowed`, `invalid_signature`, `body_too_large`; ProviderError
 */
export function stripeWebhook(name: string, world: World): HttpFunction {
  return answering(name, world.log, async (request, response) => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST');
      throw new ApiError('method_not_allowed');
    }
    const signature = request.headers['stripe-signature'];
    if (typeof signature !== 'string') throw new ApiError('invalid_signature');
    const event = await world.payments.event(await bytesOf(request, maxEventBytes), signature);
    const outcome = await handleEvent(event, world);
    world.log({ severity: 'INFO', message: `event_${outcome}`, event: event.type });
    return { status: 200, body: { received: true } };
  });
}
