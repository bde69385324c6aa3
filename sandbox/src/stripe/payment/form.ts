import { isCardNumber } from '../cards.ts';
import type { Buyer } from '../objects.ts';
import type { PaymentFault } from './messages.ts';

/** What the buyer wrote, as it was sent; shown again when something is wrong with it. */
export interface PaymentForm {
  method: 'card' | 'sepa_debit';
  email: string;
  name: string;
  number: string;
  expiry: string;
  cvc: string;
  iban: string;
}

/** The form's fields out of a posted body; whatever is missing is empty. */
export function readPaymentForm(body: unknown): PaymentForm {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const field = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim().slice(0, 254) : '';
  };
  return {
    method: field('method') === 'sepa_debit' ? 'sepa_debit' : 'card',
    email: field('email'),
    name: field('name'),
    number: field('number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
    iban: field('iban'),
  };
}

/** The first thing that is wrong with the form, or the buyer it names. `now` is real time. */
export function checkPaymentForm(
  form: PaymentForm,
  now: Date,
): { fault: PaymentFault } | { buyer: Buyer; number: string } {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(form.email)) return { fault: 'email' };
  if (form.name === '') return { fault: 'name' };
  const buyer = { email: form.email, name: form.name };
  if (form.method === 'sepa_debit') {
    return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/i.test(form.iban.replace(/\s/g, ''))
      ? { buyer, number: '' }
      : { fault: 'iban' };
  }
  const number = form.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) return { fault: 'number' };
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(form.expiry) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) {
    return { fault: 'expiry' };
  }
  if (Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) return { fault: 'expired' };
  if (!/^\d{3,4}$/.test(form.cvc)) return { fault: 'cvc' };
  return { buyer, number };
}
