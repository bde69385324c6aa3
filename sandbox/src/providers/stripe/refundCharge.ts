import * as z from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { mergeMetadata, metadata } from './metadata.ts';
import { newId } from './newId.ts';
import { listParameters, toPage } from './page.ts';
import { expand, integer, text } from './parseParameters.ts';
import type { Charge, Refund } from './paymentIntent.ts';
import type { StripeAccount } from './stripeAccount.ts';
import { invalidRequest } from './stripeError.ts';

const path = '/v1/refunds';

const refundParameters = z.strictObject({
  amount: integer(1).optional(),
  payment_intent: text(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand,
});

export const refundEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path,
    parameters: () => listParameters.extend({ payment_intent: text().optional() }),
    execute(account, parameters) {
      const { payment_intent: intent } = parameters;
      const refunds = [...account.refunds.values()];
      return toPage(
        refunds.filter((refund) => !intent || refund.payment_intent === intent),
        parameters,
        path,
      );
    },
  }),
  endpoint({
    method: 'POST',
    path,
    parameters: () => refundParameters,
    execute(account, parameters) {
      const intent = account.intents.get(parameters.payment_intent);
      if (!intent) {
        const message = `No such payment_intent: '${parameters.payment_intent}'`;
        throw invalidRequest(message, 'payment_intent', 'resource_missing');
      }
      if (!intent.latest_charge) {
        throw invalidRequest(
          `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        );
      }
      return refundCharge(account, account.getCharge(intent.latest_charge), parameters);
    },
  }),
];

/** Refunds a charge: `amount` cents of it, or all that is left. */
export function refundCharge(
  account: StripeAccount,
  charge: Charge,
  asked: Partial<z.output<typeof refundParameters>> = {},
): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, undefined, 'charge_already_refunded');
  }
  const { amount = left } = asked;
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw invalidRequest(message, 'amount');
  }
  const refund: Refund = {
    id: newId('re_3'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata: mergeMetadata({}, asked.metadata),
    payment_intent: charge.payment_intent,
    reason: asked.reason ?? null,
    status: 'succeeded',
  };
  account.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge);
  return refund;
}

/** Disputes a charge, as the buyer's bank does. */
export function disputeCharge(account: StripeAccount, charge: Charge): object {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is already disputed.`);
  const dispute = {
    id: newId('du_1'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute);
  return dispute;
}
