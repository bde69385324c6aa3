import * as z from 'zod';
import { defaultLocale } from '../locales/defaultLocale.ts';
import { checkoutSessionPattern, limits } from '../rules/limits.ts';
import { EmailAddress, LocaleSchema, Slug } from './primitives.ts';

/*
 * What the browser may send; lengths by docs/decisions/0016-validation-limits.md. Unknown keys are dropped.
 * Optional fields have safe defaults.
 */

/** The longest text of each kind that a request may hold, in characters; for the fields of forms see `limits`. */
export const fieldLimits = { id: 100, name: 100, title: 300 } as const;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // A control character has no place in a line of text and could start a new header in a mail.
    .regex(/^\P{Cc}*$/u);

/** Euros as a page claims them, which may be wrong in any way but must be a price. */
const ClaimedEuros = z.number().nonnegative().max(100_000);

/** `create-payment`: what the visitor was shown. A claim to compare with the catalogue, never the truth. */
export const CreatePaymentRequest = z.object({
  programId: Slug.max(fieldLimits.id),
  programType: line(fieldLimits.name),
  location: line(fieldLimits.name),
  /** Full price, euros. */
  price: ClaimedEuros,
  /** Reduced price, euros; absent, null or equal to `price` where there is none. */
  promoPrice: ClaimedEuros.nullish(),
  /** Title, location and dates, for people reading logs of the page; the server writes its own. */
  programTitle: line(fieldLimits.title),
  language: LocaleSchema,
  /** One per press of the button: a repeated request with the same attempt gives the same session. */
  attempt: z.uuid().optional(),
  /** The embedding studio, where the widget names one. */
  partner: Slug.max(fieldLimits.id).optional(),
});
export type CreatePaymentRequest = z.infer<typeof CreatePaymentRequest>;

/** `verify-payment-and-add-brevo`: the success page asks to finish a paid session. */
export const VerifyPaymentRequest = z.object({
  sessionId: z.string().regex(checkoutSessionPattern),
  programType: line(fieldLimits.name),
  location: line(fieldLimits.name),
});
export type VerifyPaymentRequest = z.infer<typeof VerifyPaymentRequest>;

/** `send-registration-email`: the free event's form. */
export const SendRegistrationRequest = z.object({
  firstName: line(limits.firstName),
  lastName: line(limits.lastName),
  email: z.string().trim().pipe(EmailAddress),
  phone: line(limits.phone),
  whatsappGroup: z.boolean().default(false),
  /** The event's title in any language, or its id in `programId`: one of them must be in the catalogue. */
  eventTitle: line(fieldLimits.title),
  programId: Slug.max(fieldLimits.id).optional(),
  language: LocaleSchema.default(defaultLocale),
  partner: Slug.max(fieldLimits.id).optional(),
  /** Left empty by people: a form robot fills it. */
  website: z.string().max(300).optional(),
});
export type SendRegistrationRequest = z.infer<typeof SendRegistrationRequest>;
