import * as z from 'zod';
import { isCardNumber } from '../testCards.ts';

const field = z.string().trim().max(254);
const cardNumber = z.string().transform((value) => value.replace(/[\s-]/g, ''));

/**
 * The fields of the payment form; each error is the sentence that the page shows.
 * @param now wall clock, for the card's expiry
 */
export const paymentForm = (now: Date) =>
  z.object({
    email: z.email('Your email is incomplete.'),
    name: field.min(1, 'The name is required.'),
    number: cardNumber.refine(isCardNumber, 'Your card number is invalid.'),
    expiry: z
      .string()
      .regex(/^(0?[1-9]|1[0-2])\s*\/?\s*(20)?\d{2}$/, {
        error: 'The expiry date is incomplete.',
        abort: true,
      })
      .refine((expiry) => getExpiryEnd(expiry) > now, 'The expiry date is in the past.'),
    cvc: z.string().regex(/^\d{3,4}$/, 'The security code is incomplete.'),
  });

/** The end of the card's last month. */
function getExpiryEnd(expiry: string): Date {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return new Date(Date.UTC(2000 + Number(year.slice(-2)), Number(month)));
}

/** The fields as they were sent, to be shown again beside an error. */
export const sentFields = z
  .object({ email: field, name: field, number: field, expiry: field, cvc: field })
  .partial()
  .catch({});

export type SentFields = z.output<typeof sentFields>;
