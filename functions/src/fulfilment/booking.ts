import {
  type Locale,
  type Partner,
  type Price,
  type PriceBasis,
  type Program,
  parseLocale,
  programPath,
  toCents,
  toEuros,
  translate,
} from '@surya/data';
import type { Content } from '../content.ts';
import type { CheckoutSession, Metadata } from '../providers/payments.ts';
import { splitName } from './splitName.ts';

/** What was sold by a checkout session, to whom and for how much. */
export interface Booking {
  sessionId: string;
  paymentId: string | undefined;
  program: Program;
  locale: Locale;
  partner: Partner | undefined;
  /** The amount paid, or asked, in cents. */
  cents: number;
  /** Which of the program's prices was charged. */
  priceBasis: PriceBasis;
  buyer: {
    email: string | undefined;
    /** The full name as the payment card carries it. */
    name: string | undefined;
    firstName: string | undefined;
    lastName: string | undefined;
  };
}

/**
 * Returns the metadata of a session and its payment. It is enough to write every mail of the booking, also
 * after the program has left the catalogue.
 */
export function toMetadata(
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
 * Interprets a session. Returns undefined for a session that this product did not create.
 * @throws Error where the metadata is incomplete: a payment that cannot be attributed is a bug
 */
export function parseBooking(session: CheckoutSession, content: Content): Booking | undefined {
  const { metadata } = session;
  if (!metadata.program) return undefined;
  const locale = parseLocale(metadata.language);
  const program =
    content.programs.find(({ id }) => id === metadata.program) ?? parseSoldProgram(metadata, content);
  if (!locale || !program) throw new Error('the metadata of a session is incomplete');
  return {
    sessionId: session.id,
    paymentId: session.payment?.id,
    program,
    locale,
    partner: content.partners.find(({ id }) => id === metadata.partner),
    cents: session.cents,
    priceBasis: metadata.price_basis === 'promo' ? 'promo' : 'full',
    buyer: { ...session.buyer, ...splitName(session.buyer.name) },
  };
}

/** Restores a program that is no longer in the catalogue as it was sold. */
function parseSoldProgram(metadata: Metadata, content: Content): Program | undefined {
  const { program: id, program_type: type, location, title, start_date: startDate } = metadata;
  if (!id || !location || !title || !startDate || !type) return undefined;
  return {
    id,
    type,
    location,
    price: toEuros(Number(metadata.full_price) || toCents(0)),
    startDate,
    ...(metadata.end_date && { endDate: metadata.end_date }),
    ...(metadata.time_range && { timeRange: metadata.time_range }),
    imageUrl: `/images/programs/${id}.svg`,
    isCompleted: true,
    languageContent: translate((locale) => ({
      title,
      description: title,
      detailsUrl: programPath(content.routes, { id }, locale),
    })),
  };
}
