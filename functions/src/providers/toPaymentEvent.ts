import { parseResponse } from './parseResponse.ts';
import type { PaymentEvent } from './payments.ts';
import { stripeSchemas } from './stripeSchemas.ts';

/** Stripe's name of every event that is handled; a missing or an extra one fails the type check. */
export const stripeEventTypes = {
  checkout_completed: 'checkout.session.completed',
  payment_succeeded: 'checkout.session.async_payment_succeeded',
  payment_failed: 'checkout.session.async_payment_failed',
  checkout_expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
  dispute_opened: 'charge.dispute.created',
  dispute_closed: 'charge.dispute.closed',
} as const satisfies Record<Exclude<PaymentEvent['type'], 'other'>, string>;

/** Converts a verified event of Stripe. @throws ProviderError for an object of another shape */
export function toPaymentEvent(event: { type: string; data: { object: object } }): PaymentEvent {
  const { object } = event.data;
  const providerType = event.type;
  const toCheckoutEvent = (
    type: 'checkout_completed' | 'payment_succeeded' | 'payment_failed' | 'checkout_expired',
  ): PaymentEvent => ({
    type,
    providerType,
    sessionId: parseResponse('stripe', stripeSchemas.sessionReference, object).id,
  });
  const toDisputeEvent = (type: 'dispute_opened' | 'dispute_closed'): PaymentEvent => {
    const dispute = parseResponse('stripe', stripeSchemas.dispute, object);
    const { id: disputeId, amount: cents, status } = dispute;
    return {
      type,
      providerType,
      paymentId: dispute.payment_intent ?? undefined,
      disputeId,
      cents,
      status,
    };
  };

  switch (event.type) {
    case stripeEventTypes.checkout_completed:
      return toCheckoutEvent('checkout_completed');
    case stripeEventTypes.payment_succeeded:
      return toCheckoutEvent('payment_succeeded');
    case stripeEventTypes.payment_failed:
      return toCheckoutEvent('payment_failed');
    case stripeEventTypes.checkout_expired:
      return toCheckoutEvent('checkout_expired');
    case stripeEventTypes.refunded: {
      const charge = parseResponse('stripe', stripeSchemas.charge, object);
      return { type: 'refunded', providerType, paymentId: charge.payment_intent ?? undefined };
    }
    case stripeEventTypes.dispute_opened:
      return toDisputeEvent('dispute_opened');
    case stripeEventTypes.dispute_closed:
      return toDisputeEvent('dispute_closed');
    default:
      return { type: 'other', providerType: 'other' };
  }
}
