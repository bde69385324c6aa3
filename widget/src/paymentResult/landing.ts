import { type Cents, type Program, toCents } from '@surya/data';

/** What the card provider's return address says (SPEC §3 "Payment success query"). */
export interface Landing {
  /** The checkout session, where the address names one as Stripe writes them. */
  sessionId: string | undefined;
  programId: string | undefined;
  /** What the address says was charged. */
  amount: Cents | undefined;
}

/** Reads the address; whatever is malformed counts as absent. */
export function landingOf(search: string): Landing {
  const query = new URLSearchParams(search);
  const session = query.get('session_id') ?? '';
  const amount = query.get('amount') ?? '';
  return {
    sessionId: /^cs_(test|live)_[A-Za-z0-9]{1,200}$/.test(session) ? session : undefined,
    programId: query.get('program_id') ?? undefined,
    amount: /^\d{1,6}([.,]\d{1,2})?$/.test(amount) ? toCents(Number(amount.replace(',', '.'))) : undefined,
  };
}

/** The price shown: the address's amount, else the reduced price, else the price (SPEC §4). */
export function amountShown(landing: Landing, program: Pick<Program, 'price' | 'promoPrice'>): Cents {
  return landing.amount ?? toCents(program.promoPrice ?? program.price);
}
