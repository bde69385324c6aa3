import * as z from 'zod';
import { metadata } from './metadata.ts';
import { address, expand, flag, integer, text } from './parseParameters.ts';

/** Checkout's languages (https://docs.stripe.com/js/appendix/supported_locales). */
const checkoutLocales = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt ' +
  'pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'
).split(' ');

/** Stripe's least and largest charge, in cents. */
const amounts = { least: 50, largest: 99_999_999 };

/** How long a session may stay open, in seconds from its creation. */
const lifetime = { least: 30 * 60, longest: 24 * 60 * 60 };

const lineItem = z.strictObject({
  quantity: integer(1, 999_999),
  price_data: z.strictObject({
    currency: z.enum(['chf', 'eur', 'gbp', 'usd']),
    unit_amount: integer(0, amounts.largest),
    product_data: z.strictObject({ name: text() }),
  }),
});
type LineItem = z.output<typeof lineItem>;

const lineItems = z
  .array(lineItem)
  .min(1)
  .max(100)
  .refine((items) => total(items) === 0 || total(items) >= amounts.least, {
    message: 'the total amount due must add up to at least 0.50',
    params: { code: 'amount_too_small' },
  })
  .refine((items) => total(items) <= amounts.largest, {
    message: 'the total amount due must be no more than 999,999.99',
    params: { code: 'amount_too_large' },
  });

function total(items: readonly LineItem[]): number {
  return items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
}

/**
 * The parameters of `POST /v1/checkout/sessions` that the mock models; Stripe's others are refused.
 * @param now wall clock, seconds: the demonstration's clock does not exist for Stripe
 */
export const sessionParameters = (now: number) =>
  z.strictObject({
    mode: z.literal('payment'),
    line_items: lineItems,
    success_url: address,
    cancel_url: address.optional(),
    locale: z.enum(checkoutLocales).optional(),
    expires_at: integer(now + lifetime.least, now + lifetime.longest).default(now + lifetime.longest),
    metadata: metadata.optional(),
    client_reference_id: text(200).optional(),
    customer_email: z.email().optional(),
    adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
    allowed_payment_method_types: z.array(text()).optional(),
    payment_intent_data: z
      .strictObject({ description: text(1000).optional(), metadata: metadata.optional() })
      .optional(),
    submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
    expand,
  });

export type SessionParameters = z.output<ReturnType<typeof sessionParameters>>;
