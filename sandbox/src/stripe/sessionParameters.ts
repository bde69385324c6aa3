import { invalid } from './errors.ts';
import { metadata } from './metadata.ts';
import {
  boolean,
  email,
  ignored,
  integer,
  list,
  object,
  oneOf,
  type RawParameters,
  text,
  url,
} from './parameters.ts';

/** Checkout's languages; the page of the sandbox speaks three and shows English for the others. */
const checkoutLocales = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt ' +
  'pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'
).split(' ');

/** What the sandbox's account is set up to sell in; Stripe's own list is longer. */
const currencies = ['chf', 'eur', 'gbp', 'usd'];

/** Stripe's least and largest charge, in cents of those currencies. */
const amounts = { least: 50, largest: 99_999_999 };

/** How long a session may stay open, in seconds from its creation in real time. */
const lifetime = { least: 30 * 60, longest: 24 * 60 * 60 };

const expand = list(text(), 20);

const lineItem = object(
  {
    quantity: integer(1, 999_999),
    price_data: object(
      {
        currency: text(3),
        unit_amount: integer(0, amounts.largest),
        tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']),
        product_data: object(
          {
            name: text(),
            description: text(40_000),
            images: list(url, 8),
            metadata,
            tax_code: ignored,
            unit_label: ignored,
          },
          ['name'],
        ),
      },
      ['currency', 'product_data', 'unit_amount'],
    ),
    adjustable_quantity: ignored,
    tax_rates: ignored,
  },
  ['price_data', 'quantity'],
);

const parameters = object(
  {
    mode: oneOf(['payment', 'setup', 'subscription']),
    ui_mode: oneOf(['elements', 'embedded_page', 'form', 'hosted_page']),
    line_items: list(lineItem, 100),
    success_url: url,
    cancel_url: url,
    locale: oneOf(checkoutLocales),
    currency: text(3),
    expires_at: integer(0),
    metadata,
    client_reference_id: text(200),
    customer_email: email,
    customer_creation: oneOf(['always', 'if_required']),
    adaptive_pricing: object({ enabled: boolean }),
    allow_promotion_codes: boolean,
    payment_method_types: list(oneOf(['card', 'link', 'sepa_debit']), 20),
    payment_intent_data: object({
      capture_method: oneOf(['automatic', 'automatic_async']),
      description: text(1000),
      metadata,
      receipt_email: email,
      setup_future_usage: ignored,
      statement_descriptor_suffix: text(22),
      transfer_group: text(),
    }),
    submit_type: oneOf(['auto', 'book', 'donate', 'pay', 'subscribe']),
    expand,
    after_expiration: ignored,
    allowed_payment_method_types: ignored,
    automatic_tax: ignored,
    billing_address_collection: ignored,
    branding_settings: ignored,
    consent_collection: ignored,
    custom_fields: ignored,
    custom_text: ignored,
    excluded_payment_method_types: ignored,
    integration_identifier: ignored,
    invoice_creation: ignored,
    managed_payments: ignored,
    name_collection: ignored,
    origin_context: ignored,
    payment_method_configuration: ignored,
    payment_method_data: ignored,
    payment_method_options: ignored,
    phone_number_collection: ignored,
    saved_payment_method_options: ignored,
    tax_id_collection: ignored,
    wallet_options: ignored,
  },
  ['mode'],
);

/**
 * What `POST /v1/checkout/sessions` was asked, checked as Stripe checks it.
 * @param now real time, seconds: Stripe knows nothing of a shop's demonstration clock
 * @throws StripeRefusal for whatever Stripe refuses, and for what it takes but the sandbox does not model
 */
export function readSessionParameters(raw: RawParameters, now: number) {
  const session = parameters(raw, '');
  if (session.mode !== 'payment') throw invalid('The sandbox models payment mode only.', 'mode');
  if (session.ui_mode && session.ui_mode !== 'hosted_page') {
    throw invalid('The sandbox models the hosted page only.', 'ui_mode');
  }
  const { line_items: items, success_url: successUrl } = session;
  if (!items || items.length === 0) {
    throw invalid('You must pass `line_items` in `payment` mode.', 'line_items', 'parameter_missing');
  }
  if (!successUrl) throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');

  const currency = session.currency ?? items[0]?.price_data.currency.toLowerCase() ?? '';
  items.forEach((item, index) => {
    const code = item.price_data.currency.toLowerCase();
    const param = `line_items[${index}][price_data][currency]`;
    if (!currencies.includes(code)) {
      throw invalid(
        `Invalid currency: ${code}. Stripe currently supports these currencies: ${currencies.join(', ')}`,
        param,
      );
    }
    if (code !== currency) {
      throw invalid('All line items must have the same currency in Checkout Session.', param);
    }
  });

  const amount = items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
  if (amount > 0 && amount < amounts.least) {
    throw invalid(
      `The Checkout Session's total amount due must add up to at least 0.50 ${currency}`,
      undefined,
      'amount_too_small',
    );
  }
  if (amount > amounts.largest) {
    throw invalid('The total amount due must be no more than 999,999.99', undefined, 'amount_too_large');
  }

  const expiresAt = session.expires_at ?? now + lifetime.longest;
  if (expiresAt < now + lifetime.least) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (expiresAt > now + lifetime.longest) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return { ...session, line_items: items, success_url: successUrl, currency, amount, expires_at: expiresAt };
}

export type SessionParameters = ReturnType<typeof readSessionParameters>;
