import type { Locale } from '../locale.ts';
import type { Program } from '../schemas/program.ts';
import { parisTime } from './clock.ts';
import { numberText, pointOf } from './numbers.ts';

/** An amount of money in whole euro cents. */
export type Cents = number;

/** The currency of every price (SPEC §1), as ISO 4217. */
export const currency = 'EUR';

/** What a program costs at one instant, in cents. */
export interface Price {
  /** The price without any reduction: struck out while a promotion runs. */
  full: Cents;
  /** What is shown as the price, and what is charged. */
  charged: Cents;
  /** True while a reduced price different from the full one is in force (SPEC §5 "Display rules"). */
  promo: boolean;
  /** True where nothing is charged: shown as "Free", registered for by e-mail, never sold. */
  free: boolean;
}

/** The pricing facts of a program, so that rules and tests need no more than these. */
export type Priced = Pick<Program, 'price' | 'promoPrice' | 'promoDeadline'>;

/** Euros of the JSON files in cents. */
export function centsOf(euros: number): Cents {
  return Math.round(euros * 100);
}

/** Cents as euros, for the edges: requests, tracking events, structured data. */
export function eurosOf(cents: Cents): number {
  return cents / 100;
}

/**
 * The price shown and the price charged at `now`: one rule for card, page, button and server.
 * The reduced price holds until the end of its deadline's day in Europe/Paris (DECISIONS, "Calendar"),
 * and without end where it has no deadline.
 */
export function priceAt(program: Priced, now: Date): Price {
  const full = centsOf(program.price);
  const inTime = !program.promoDeadline || parisTime(now).day <= program.promoDeadline;
  const charged = program.promoPrice !== undefined && inTime ? centsOf(program.promoPrice) : full;
  return { full, charged, promo: charged !== full, free: charged === 0 };
}

/** An amount of 0 or more for reading: `230 €` (fr, es), `€230` (en), with cents only where there are some. */
export function priceText(cents: Cents, locale: Locale): string {
  const rest = cents % 100;
  const fraction = rest ? pointOf[locale] + String(rest).padStart(2, '0') : '';
  const amount = numberText((cents - rest) / 100, locale) + fraction;
  return locale === 'en' ? `€${amount}` : `${amount}\u00a0€`;
}
