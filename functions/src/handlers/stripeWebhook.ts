import type { HttpFunction } from '@google-cloud/functions-framework';
import type { AppContext } from '../appContext.ts';
import { handlePaymentEvent } from '../fulfilment/handlePaymentEvent.ts';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/readBody.ts';
import { withErrorHandling } from '../http/withErrorHandling.ts';
import { type PaymentEvent, WebhookSignatureError } from '../providers/payments.ts';

/** The longest event that is accepted, in bytes; an event holds its object with all its metadata. */
const maxEventBytes = 256 * 1024;

/**
 * `stripe-webhook`: receives Stripe's events. 200 says that all effects of the event are done; after any
 * other answer Stripe repeats the event.
 * @throws ApiError `method_not_allowed`, `invalid_signature`, `body_too_large`; ServiceError
 */
export function stripeWebhook(name: string, context: AppContext): HttpFunction {
  return withErrorHandling(name, context.log, async (request, response) => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST');
      throw new ApiError('method_not_allowed');
    }
    const signature = request.headers['stripe-signature'];
    if (typeof signature !== 'string') throw new ApiError('invalid_signature');
    const event = await parseEvent(await readBody(request, maxEventBytes), signature, context);
    const outcome = await handlePaymentEvent(event, context);
    context.log({ severity: 'INFO', message: `event_${outcome}`, event: event.providerType });
    return { status: 200, body: { received: true } };
  });
}

async function parseEvent(body: Buffer, signature: string, { payments }: AppContext): Promise<PaymentEvent> {
  try {
    return await payments.parseEvent(body, signature);
  } catch (error) {
    throw error instanceof WebhookSignatureError ? new ApiError('invalid_signature') : error;
  }
}
