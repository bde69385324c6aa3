import type { VerifyPaymentResponse } from '@surya/data';
import type { VerifyPaymentRequest } from '@surya/data/schemas';
import type { AppContext } from '../appContext.ts';
import { parseBooking } from '../fulfilment/booking.ts';
import { fulfil } from '../fulfilment/fulfil.ts';
import { ApiError } from '../http/apiError.ts';
import type { CheckoutSession } from '../providers/payments.ts';

/**
 * `verify-payment-and-add-brevo`: answers the success page whether the session is paid, and fulfils it where
 * the webhook has not come yet. Succeeds once the buyer is on the list; a mail that could not be sent is
 * left to the webhook, which Stripe repeats.
 * @throws ApiError `unknown_session`, `payment_incomplete`, `catalogue_mismatch`; ServiceError
 */
export async function verifyPayment(
  request: VerifyPaymentRequest,
  context: AppContext,
): Promise<VerifyPaymentResponse> {
  const session = await context.payments.getSession(request.sessionId);
  const booking = session && parseBooking(session, context.content);
  if (!booking) throw new ApiError('unknown_session', 'sessionId');
  if (request.programType !== session.metadata.program_type) {
    throw new ApiError('catalogue_mismatch', 'programType');
  }
  if (request.location !== session.metadata.location) throw new ApiError('catalogue_mismatch', 'location');
  if (!session.paid) throw new ApiError('payment_incomplete');
  try {
    await fulfil(session, booking, context);
  } catch (error) {
    if (!(await isListed(session, context))) throw error;
    context.log({ severity: 'WARNING', message: 'mail_left_to_webhook', session: session.id });
  }
  return { data: { programId: booking.program.id, amount: session.cents, currency: session.currency } };
}

async function isListed({ payment }: CheckoutSession, { payments }: AppContext): Promise<boolean> {
  return payment !== undefined && Boolean((await payments.getMetadata(payment.id)).list);
}
