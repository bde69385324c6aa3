import * as z from 'zod';
import type { PaymentEvent } from './payments.ts';
import { ProviderError } from './providerError.ts';

/** What we read of Stripe's answers and events; nothing of them is used that is not checked here. */

const MetadataShape = z
  .record(z.string(), z.string())
  .nullish()
  .transform((metadata) => metadata ?? {});
export const PaymentShape = z.object({ id: z.string(), metadata: MetadataShape });
/** A payment with its last charge, which tells when it was made and what of it was refunded. */
export const ChargedPaymentShape = PaymentShape.extend({
  latest_charge: z.object({ created: z.number().int(), amount_refunded: z.number().int() }).nullish(),
});
export const SessionShape = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  created: z.number().int(),
  url: z.string().nullish(),
  success_url: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  metadata: MetadataShape,
  customer_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
  payment_intent: z.union([z.string(), ChargedPaymentShape]).nullish(),
});
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const ChargeShape = z.object({ payment_intent: idOf.nullish() });
const DisputeShape = z.object({
  id: z.string(),
  payment_intent: idOf.nullish(),
  amount: z.number().int(),
  status: z.string(),
});

/** A verified event, reduced to what the studio reacts to. */
export function eventOf(event: { type: string; data: { object: object } }): PaymentEvent {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { type: event.type, sessionId: read(z.object({ id: z.string() }), event.data.object).id };
    case 'charge.refunded': {
      const charge = read(ChargeShape, event.data.object);
      return { type: event.type, paymentId: charge.payment_intent ?? undefined };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = read(DisputeShape, event.data.object);
      return {
        type: event.type,
        paymentId: dispute.payment_intent ?? undefined,
        disputeId: dispute.id,
        cents: dispute.amount,
        status: dispute.status,
      };
    }
    default:
      return { type: 'other' };
  }
}

/** Stripe's answer as far as we use it; anything else is nonsense, and not trusted to be half right. */
export function read<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const result = shape.safeParse(answer);
  if (result.success) return result.data;
  throw new ProviderError('stripe', false, 'malformed answer', result.error);
}
