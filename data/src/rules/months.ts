import type { Locale } from '../locale.ts';

/**
 * The months of the year in words, January first, separated by spaces: in full and abbreviated, as Unicode's
 * CLDR has them. Written down rather than asked of `Intl`, for the same reason as in clock.ts.
 */
export const monthNames = {
  fr: {
    long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  },
  en: {
    long: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  es: {
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    short: 'ene feb mar abr may jun jul ago sept oct nov dic',
  },
} as const satisfies Record<Locale, { long: string; short: string }>;
