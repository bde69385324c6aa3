import {
  availabilityAt,
  type CreatePaymentResponse,
  formatDates,
  type Partner,
  type Price,
  type Program,
  priceAt,
  programPath,
  toCents,
  toEuros,
} from '@surya/data';
import type { CreatePaymentRequest } from '@surya/data/schemas';
import type { AppContext } from '../appContext.ts';
import { openSession } from '../checkout/openSession.ts';
import { resolvePartner } from '../checkout/resolvePartner.ts';
import { toMetadata } from '../fulfilment/booking.ts';
import { ApiError } from '../http/apiError.ts';
import { type CheckoutSessionRequest, sessionIdPlaceholder } from '../providers/payments.ts';

/**
 * `create-payment`: compares what the visitor was shown with the catalogue, and opens a checkout session.
 * Amount, product name and addresses come from the catalogue; nothing that a client wrote goes on to the
 * payment provider. See docs/decisions/0012-the-server-computes-the-price.md.
 * @throws ApiError `unknown_program`, `program_over`, `program_full`, `program_free`, `catalogue_mismatch`,
 *   in this order; ServiceError
 */
export async function createPayment(
  request: CreatePaymentRequest,
  context: AppContext,
  origin?: string,
): Promise<CreatePaymentResponse> {
  const program = context.content.programs.find(({ id }) => id === request.programId);
  if (!program) throw new ApiError('unknown_program', 'programId');
  const price = assertSellable(program, request, context.saleClock());
  const partner = resolvePartner(request.partner, origin, context);
  const session = toSessionRequest(program, price, request, partner, context);
  return { url: await openSession(session, request.attempt, context) };
}

/** Returns today's price where the program can be bought at the price that the visitor was shown. */
function assertSellable(program: Program, request: CreatePaymentRequest, now: Date): Price {
  const availability = availabilityAt(program, now);
  if (availability === 'past') throw new ApiError('program_over');
  if (availability === 'full') throw new ApiError('program_full');
  const price = priceAt(program, now);
  if (price.free) throw new ApiError('program_free');
  const claims: [field: keyof CreatePaymentRequest, agrees: boolean][] = [
    ['price', toCents(request.price) === price.full],
    ['promoPrice', toCents(request.promoPrice ?? request.price) === price.charged],
    ['programType', request.programType === program.type],
    ['location', request.location === program.location],
  ];
  const wrong = claims.find(([, agrees]) => !agrees);
  if (wrong) throw new ApiError('catalogue_mismatch', wrong[0]);
  return price;
}

function toSessionRequest(
  program: Program,
  price: Price,
  { language: locale }: CreatePaymentRequest,
  partner: Partner | undefined,
  { content, siteOrigin }: AppContext,
): Omit<CheckoutSessionRequest, 'expiresAt'> {
  const { title } = program.languageContent[locale];
  const dates = formatDates(program.startDate, program.endDate, locale);
  const query = new URLSearchParams({
    program_id: program.id,
    amount: String(toEuros(price.charged)),
    program: title,
  });
  const success = content.routes.sections['payment-success'][locale];
  return {
    locale,
    productName: `${title} · ${program.location} · ${dates}`,
    cents: price.charged,
    reference: program.id,
    // Not a part of `query`: encoded, the placeholder would not be recognised.
    successUrl: `${siteOrigin}${success}?session_id=${sessionIdPlaceholder}&${query}`,
    cancelUrl: `${siteOrigin}${programPath(content.routes, program, locale)}`,
    metadata: toMetadata(program, price, locale, partner),
  };
}
