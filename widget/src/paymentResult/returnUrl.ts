import { type Cents, checkoutSessionPattern, type Program, toCents } from '@surya/data';

/** What the query of the return URL says; Stripe's page leads back to it. */
export interface ReturnUrl {
  /** Id of the checkout session, where the URL has one as Stripe writes them. */
  sessionId: string | undefined;
  programId: string | undefined;
  /** What the URL says was charged. */
  amount: Cents | undefined;
}

/** Parses the query of the return URL; a malformed value counts as absent. */
export function parseReturnUrl(search: string): ReturnUrl {
  const query = new URLSearchParams(search);
  const session = query.get('session_id') ?? '';
  const amount = query.get('amount') ?? '';
  return {
    sessionId: checkoutSessionPattern.test(session) ? session : undefined,
    programId: query.get('program_id') ?? undefined,
    amount: /^\d{1,6}([.,]\d{1,2})?$/.test(amount) ? toCents(Number(amount.replace(',', '.'))) : undefined,
  };
}

/** Returns the amount to show before it is verified: the URL's, else the reduced price, else the price. */
export function getExpectedAmount(
  { amount }: ReturnUrl,
  program: Pick<Program, 'price' | 'promoPrice'>,
): Cents {
  return amount ?? toCents(program.promoPrice ?? program.price);
}
