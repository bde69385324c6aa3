import { getFormats } from '../locales/getFormats.ts';
import type { Locale } from '../locales/locales.ts';
import type { Program } from '../schemas/program.ts';
import { formatNumber } from './formatNumber.ts';
import { toParisTime } from './parisTime.ts';

/** An amount of money in whole euro cents. */
export type Cents = number;

/** The currency of every price, as ISO 4217. */
export const currency = 'EUR';

/** `promo` while a reduced price different from the full one is in force, otherwise `full`. */
export type PriceBasis = 'full' | 'promo';

/** What a program costs at one instant, in cents. */
export interface Price {
  /** The price without any reduction: struck out while a promotion runs. */
  full: Cents;
  /** What is shown as the price, and what is charged. */
  charged: Cents;
  /** Which of the program's prices is charged. */
  basis: PriceBasis;
  /** True where nothing is charged: shown as "Free", registered for by e-mail, never sold. */
  free: boolean;
}

/** The pricing facts of a program, so that rules and tests need no more than these. */
export type PricedProgram = Pick<Program, 'price' | 'promoPrice' | 'promoDeadline'>;

/** Euros of the JSON files in cents. */
export function toCents(euros: number): Cents {
  return Math.round(euros * 100);
}

/** Cents as euros, for the edges: requests, tracking events, structured data. */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/**
 * The price shown and the price charged at `now`: one rule for card, page, button and server.
 * The reduced price holds until the end of its deadline's day in Europe/Paris (docs/decisions/0012-the-server-computes-the-price.md),
 * and without end where it has no deadline.
 */
export function priceAt(program: PricedProgram, now: Date): Price {
  const full = toCents(program.price);
  const inTime = !program.promoDeadline || toParisTime(now).day <= program.promoDeadline;
  const charged = program.promoPrice !== undefined && inTime ? toCents(program.promoPrice) : full;
  return { full, charged, basis: charged === full ? 'full' : 'promo', free: charged === 0 };
}

/** An amount of 0 or more for reading: `230 €` (fr, es), `€230` (en), with cents only where there are some. */
export function formatPrice(cents: Cents, locale: Locale): string {
  const rest = cents % 100;
  const { numbers, writePrice } = getFormats(locale);
  const fraction = rest ? numbers.point + String(rest).padStart(2, '0') : '';
  const amount = formatNumber((cents - rest) / 100, locale) + fraction;
  return writePrice(amount);
}
