import { newId } from './ids.ts';
import { mergeMetadata } from './metadata.ts';
import type { LineItem, Session, SessionRecord } from './objects.ts';
import type { SessionParameters } from './sessionParameters.ts';

/**
 * An open Checkout Session.
 * @param now seconds of real time
 * @param origin where the payment page is served
 */
export function newSession(parameters: SessionParameters, now: number, origin: string): SessionRecord {
  const id = newId('cs_test_', 58);
  const { amount, currency } = parameters;
  const session: Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: parameters.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: parameters.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: parameters.customer_creation ?? 'if_required',
    customer_details: null,
    customer_email: parameters.customer_email ?? null,
    discounts: [],
    expires_at: parameters.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: parameters.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, parameters.metadata),
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: parameters.payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: parameters.submit_type ?? null,
    subscription: null,
    success_url: parameters.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/pay/${id}`,
    wallet_options: null,
  };
  const intent = parameters.payment_intent_data;
  return {
    session,
    lineItems: parameters.line_items.map((item) => lineItem(item, currency)),
    intent: {
      metadata: mergeMetadata({}, intent?.metadata),
      description: intent?.description ?? null,
      receiptEmail: intent?.receipt_email ?? null,
    },
  };
}

function lineItem(
  { price_data: price, quantity }: SessionParameters['line_items'][number],
  currency: string,
): LineItem {
  const total = price.unit_amount * quantity;
  return {
    id: newId('li_'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: price.product_data.name,
    quantity,
  };
}
