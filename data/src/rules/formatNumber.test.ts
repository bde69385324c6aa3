import { getLanguage, locales } from '../locales/locales.ts';
import { formatNumber } from './formatNumber.ts';
import { currency, formatPrice } from './price.ts';

/** What is written down instead of asked of `Intl` stays what `Intl` says. */
describe.each(locales)('%s', (locale) => {
  test.each(['long', 'short'] as const)('names the months as Unicode does, %s', (month) => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    const names = Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2025, index, 1)));
    expect(getLanguage(locale).months[month].split(' ')).toEqual(names);
  });

  test('groups numbers as Unicode does', () => {
    const numbers = [0, 7, 999, 1000, 9999, 10_000, 123_456, 1_234_567];
    expect(numbers.map((number) => formatNumber(number, locale))).toEqual(
      numbers.map((number) => number.toLocaleString(locale)),
    );
  });

  test('writes money as Unicode does', () => {
    const amounts = [0, 5, 1950, 23_000, 99_999, 123_405, 1_234_500];
    const written = (cents: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100);
    expect(amounts.map((cents) => formatPrice(cents, locale))).toEqual(amounts.map(written));
  });
});
