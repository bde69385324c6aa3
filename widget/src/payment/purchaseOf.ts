import { dateText, eurosOf, type Locale, type PaymentRequest, type Program, priceAt } from '@surya/data';

/** What a visitor asks to buy, as they were shown it; the server checks every word (SPEC §7, DECISIONS). */
export function purchaseOf(
  program: Program,
  now: Date,
  locale: Locale,
  partner: string | undefined,
): Omit<PaymentRequest, 'attempt'> {
  const { full, charged, promo } = priceAt(program, now);
  const dates = dateText(program.startDate, program.endDate, locale);
  return {
    programId: program.id,
    programType: program.type,
    location: program.location,
    price: eurosOf(full),
    ...(promo && { promoPrice: eurosOf(charged) }),
    programTitle: `${program.languageContent[locale].title} – ${program.location} – ${dates}`,
    language: locale,
    ...(partner && { partner }),
  };
}
