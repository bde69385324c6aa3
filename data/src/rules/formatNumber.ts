import { getFormats } from '../locales/getFormats.ts';
import type { Locale } from '../locales/locales.ts';

/**
 * A whole number, 0 or more, for reading: `1 234` (fr), `1,234` (en); Spanish groups from five digits on:
 * `1234`, `12.345`.
 */
export function formatNumber(whole: number, locale: Locale): string {
  const { group, groupFrom } = getFormats(locale).numbers;
  return whole < groupFrom ? String(whole) : String(whole).replace(/\B(?=(\d{3})+$)/g, group);
}
