import {
  type CreatePaymentRequest,
  formatDates,
  type Locale,
  type Program,
  priceAt,
  toEuros,
} from '@surya/data';

/** What a visitor asks to buy, as they were shown it; the server checks every word (SPEC §7, DECISIONS). */
export function purchaseOf(
  program: Program,
  now: Date,
  locale: Locale,
  partner: string | undefined,
): Omit<CreatePaymentRequest, 'attempt'> {
  const { full, charged, basis } = priceAt(program, now);
  const dates = formatDates(program.startDate, program.endDate, locale);
  return {
    programId: program.id,
    programType: program.type,
    location: program.location,
    price: toEuros(full),
    ...(basis === 'promo' && { promoPrice: toEuros(charged) }),
    programTitle: `${program.languageContent[locale].title} – ${program.location} – ${dates}`,
    language: locale,
    ...(partner && { partner }),
  };
}
