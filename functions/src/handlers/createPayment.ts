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
import { factsOf } from '../fulfilment/booking.ts';
import { ApiError } from '../http/errors.ts';
import type { Caller } from '../http/jsonEndpoint.ts';
import type { Order } from '../providers/payments.ts';
import type { World } from '../world.ts';
import { openSession } from './openSession.ts';
import { partnerOf } from './partnerOf.ts';

/**
 * `create-payment`: checks what the visitor was shown against the catalogue and opens a payment page.
 * The amount, the name of what is sold and every address are ours; of the request only choices among what
 * we know go on to the payment provider.
 * @throws ApiError `unknown_program`, `program_over`, `program_full`, `program_free`, `catalogue_mismatch`,
 *   tried in this order; ProviderError
 */
export async function createPayment(
  request: CreatePaymentRequest,
  caller: Caller,
  world: World,
): Promise<CreatePaymentResponse> {
  const program = world.content.programs.find(({ id }) => id === request.programId);
  if (!program) throw new ApiError('unknown_program', 'programId');
  const price = sellable(program, request, world.now());
  const partner = partnerOf(request.partner, caller, world);
  return { url: await openSession(orderOf(program, price, request, partner, world), request.attempt, world) };
}

/** Today's price, if the program can be bought at what the request says it costs. */
function sellable(program: Program, request: CreatePaymentRequest, now: Date): Price {
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

function orderOf(
  program: Program,
  price: Price,
  { language: locale }: CreatePaymentRequest,
  partner: Partner | undefined,
  { content, siteOrigin }: World,
): Omit<Order, 'expiresAt'> {
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
    // The provider fills in the session's id; its braces must not be encoded.
    successUrl: `${siteOrigin}${success}?session_id={CHECKOUT_SESSION_ID}&${query}`,
    cancelUrl: `${siteOrigin}${programPath(content.routes, program.id, locale)}`,
    facts: factsOf(program, price, locale, partner),
  };
}
