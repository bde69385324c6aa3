import type { VerifyPaymentResponse } from '@surya/data';
import type { VerifyPaymentRequest } from '@surya/data/schemas';
import { bookingOf } from '../fulfilment/booking.ts';
import { fulfil } from '../fulfilment/fulfil.ts';
import { ApiError } from '../http/errors.ts';
import type { Purchase } from '../providers/payments.ts';
import type { World } from '../world.ts';

/**
 * `verify-payment-and-add-brevo`: the success page asks whether the session is paid, and has it fulfilled if
 * the webhook has not come yet. It succeeds once the buyer is on the list; a mail that could not be sent is
 * left to the webhook, which is repeated until it can.
 * @throws ApiError `unknown_session`, `payment_incomplete`, `catalogue_mismatch`; ProviderError
 */
export async function verifyPayment(
  request: VerifyPaymentRequest,
  world: World,
): Promise<VerifyPaymentResponse> {
  const purchase = await world.payments.session(request.sessionId);
  const booking = purchase && bookingOf(purchase, world.content);
  if (!booking) throw new ApiError('unknown_session', 'sessionId');
  if (request.programType !== purchase.facts.program_type) {
    throw new ApiError('catalogue_mismatch', 'programType');
  }
  if (request.location !== purchase.facts.location) throw new ApiError('catalogue_mismatch', 'location');
  if (!purchase.paid) throw new ApiError('payment_incomplete');
  try {
    await fulfil(purchase, booking, world);
  } catch (error) {
    if (!(await isListed(purchase, world))) throw error;
    world.log({ severity: 'WARNING', message: 'mail_left_to_webhook', session: purchase.sessionId });
  }
  return { data: { programId: booking.program.id, amount: purchase.cents, currency: purchase.currency } };
}

async function isListed({ payment }: Purchase, { payments }: World): Promise<boolean> {
  return payment !== undefined && Boolean((await payments.marks(payment.id)).list);
}
