import type { Locale } from '../locale.ts';

/** What stands between thousands, and between a number and its fraction (Unicode CLDR). */
const groupOf = { fr: '\u202f', en: ',', es: '.' } as const satisfies Record<Locale, string>;
export const pointOf = { fr: ',', en: '.', es: ',' } as const satisfies Record<Locale, string>;

/**
 * A whole number, 0 or more, for reading: `1 234` (fr), `1,234` (en); Spanish groups from five digits on:
 * `1234`, `12.345`. Not asked of `Intl`, for the same reason as in clock.ts.
 */
export function formatNumber(whole: number, locale: Locale): string {
  if (locale === 'es' && whole < 10_000) return String(whole);
  return String(whole).replace(/\B(?=(\d{3})+$)/g, groupOf[locale]);
}
