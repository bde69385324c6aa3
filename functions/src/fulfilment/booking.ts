import {
  type Locale,
  locales,
  type Partner,
  type Price,
  type PriceBasis,
  type Program,
  parseLocale,
  programPath,
  programTypes,
  toCents,
  toEuros,
} from '@surya/data';
import type { Content } from '../content.ts';
import type { Metadata, Purchase } from '../providers/payments.ts';

/** A sale in the studio's words: who takes part in what, and what was paid. */
export interface Booking {
  sessionId: string;
  paymentId: string | undefined;
  program: Program;
  locale: Locale;
  partner: Partner | undefined;
  /** Paid, or asked, in cents. */
  cents: number;
  /** Which of the program's prices was charged. */
  priceBasis: PriceBasis;
  buyer: { email: string | undefined; name: string | undefined };
}

/**
 * What a session and its payment carry of the sale. It is enough to write every mail of it, even after the
 * program has left the catalogue.
 */
export function factsOf(
  program: Program,
  price: Price,
  locale: Locale,
  partner: Partner | undefined,
): Metadata {
  return {
    program: program.id,
    program_type: program.type,
    location: program.location,
    language: locale,
    price_basis: price.basis,
    full_price: String(price.full),
    title: program.languageContent[locale].title,
    start_date: program.startDate,
    ...(program.endDate && { end_date: program.endDate }),
    ...(program.timeRange && { time_range: program.timeRange }),
    ...(partner && { partner: partner.id }),
  };
}

/**
 * The booking behind a session; undefined for a session of something else that the account sells.
 * @throws Error where the session is ours but does not say what was sold: money without a name is a bug
 */
export function bookingOf(purchase: Purchase, content: Content): Booking | undefined {
  const { facts } = purchase;
  if (!facts.program) return undefined;
  const locale = parseLocale(facts.language);
  const program = content.programs.find(({ id }) => id === facts.program) ?? programOf(facts, content);
  if (!locale || !program) throw new Error('a session of ours does not say what was sold');
  return {
    sessionId: purchase.sessionId,
    paymentId: purchase.payment?.id,
    program,
    locale,
    partner: content.partners.find(({ id }) => id === facts.partner),
    cents: purchase.cents,
    priceBasis: facts.price_basis === 'promo' ? 'promo' : 'full',
    buyer: purchase.buyer,
  };
}

/** The program as it was sold, for one that is no longer in the catalogue. */
function programOf(facts: Metadata, content: Content): Program | undefined {
  const { program: id, location, title, start_date: startDate } = facts;
  const type = programTypes.find((known) => known === facts.program_type);
  if (!id || !location || !title || !startDate || !type) return undefined;
  const text = (locale: Locale) => ({
    title,
    description: title,
    detailsUrl: programPath(content.routes, id, locale),
  });
  const [fr, en, es] = locales.map(text);
  if (!fr || !en || !es) return undefined;
  return {
    id,
    type,
    location,
    price: toEuros(Number(facts.full_price) || toCents(0)),
    startDate,
    ...(facts.end_date && { endDate: facts.end_date }),
    ...(facts.time_range && { timeRange: facts.time_range }),
    imageUrl: `/images/programs/${id}.svg`,
    isCompleted: true,
    languageContent: { fr, en, es },
  };
}
