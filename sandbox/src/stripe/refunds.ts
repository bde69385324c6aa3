import type { StripeAccount } from './account.ts';
import { invalid } from './errors.ts';
import { newId } from './ids.ts';
import { mergeMetadata, metadata } from './metadata.ts';
import type { Charge, Dispute, Refund } from './objects.ts';
import { ignored, integer, list, object, oneOf, type RawParameters, text } from './parameters.ts';

const parameters = object({
  amount: integer(1),
  charge: text(),
  payment_intent: text(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']),
  metadata,
  expand: list(text(), 20),
  instructions_email: ignored,
});

/** What `POST /v1/refunds` was asked. */
export function readRefundParameters(raw: RawParameters) {
  const refund = parameters(raw, '');
  if (!refund.charge && !refund.payment_intent) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  return refund;
}

/** Gives money of a charge back; all that is left of it where no amount is named. */
export function refund(account: StripeAccount, asked: ReturnType<typeof readRefundParameters>): Refund {
  const charge = chargeOf(account, asked);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const amount = asked.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const refund: Refund = {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3'),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: mergeMetadata({}, asked.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge);
  return refund;
}

/** The buyer's bank takes a payment back. */
export function dispute(account: StripeAccount, charge: Charge): Dispute {
  if (charge.disputed) throw invalid(`Charge ${charge.id} is already disputed.`);
  const dispute: Dispute = {
    id: newId('du_1'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute);
  return dispute;
}

function chargeOf(account: StripeAccount, asked: { charge?: string; payment_intent?: string }): Charge {
  if (asked.charge) return account.charge(asked.charge);
  const intent = account.intents.get(asked.payment_intent ?? '');
  if (!intent)
    throw invalid(`No such payment_intent: '${asked.payment_intent}'`, 'payment_intent', 'resource_missing');
  if (!intent.latest_charge) {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return account.charge(intent.latest_charge);
}
