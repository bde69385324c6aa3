import { defaultLocale, type Program, priceAt, toEuros } from '@surya/data';
import { now } from '../studio.ts';

/** The request with which the widget buys a program at the time of the built pages. */
export function toPaymentRequest(program: Program) {
  const { full, charged } = priceAt(program, now);
  return {
    programId: program.id,
    programType: program.type,
    location: program.location,
    price: toEuros(full),
    promoPrice: toEuros(charged),
    programTitle: program.languageContent[defaultLocale].title,
    language: defaultLocale,
  };
}
