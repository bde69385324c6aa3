import * as z from 'zod';

const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((texts) => texts ?? {});
const payment = z.object({ id: z.string(), metadata });
/** A payment with its last charge, which says when it was made and what of it was refunded. */
const chargedPayment = payment.extend({
  latest_charge: z.object({ created: z.number().int(), amount_refunded: z.number().int() }).nullish(),
});
/** The id of an object that is given as its id or as a whole. */
const idOrObject = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** The parts of Stripe's answers and events that are used; nothing else of them is read. */
export const stripeSchemas = {
  payment,
  chargedPayment,
  session: z.object({
    id: z.string(),
    status: z.enum(['open', 'complete', 'expired']),
    payment_status: z.string(),
    created: z.number().int(),
    url: z.string().nullish(),
    success_url: z.string().nullish(),
    amount_total: z.number().int().nullish(),
    currency: z.string().nullish(),
    metadata,
    customer_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
    payment_intent: z.union([z.string(), chargedPayment]).nullish(),
  }),
  list: z.object({ data: z.array(z.unknown()) }),
  /** The object of an event that names its session. */
  sessionReference: z.object({ id: z.string() }),
  charge: z.object({ payment_intent: idOrObject.nullish() }),
  dispute: z.object({
    id: z.string(),
    payment_intent: idOrObject.nullish(),
    amount: z.number().int(),
    status: z.string(),
  }),
};
