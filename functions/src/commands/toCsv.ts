import { stringify } from 'csv-stringify/sync';

/** An amount of money in a cell, in cents. */
export interface Money {
  cents: number;
}
export type Cell = string | Money | undefined;

/** How a table is written. `european`: semicolons and decimal commas, as Excel expects in France and Spain. */
export interface CsvStyle {
  european?: boolean | undefined;
}

/** Beginnings that spreadsheets take for a formula; the full-width signs do so in Japanese Excel. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * Writes a table as CSV (RFC 4180, UTF-8 with a byte order mark, which Excel needs). A text that a
 * spreadsheet would take for a formula gets an apostrophe in front: texts come from visitors.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  style: CsvStyle = {},
): string {
  return stringify([[...header], ...rows.map((row) => row.map((cell) => toText(cell, style)))], {
    bom: true,
    delimiter: style.european ? ';' : ',',
    record_delimiter: 'windows',
    quoted_match: /^\s|\s$|[\r\n]/,
  });
}

function toText(cell: Cell, style: CsvStyle): string | undefined {
  if (typeof cell === 'object') return formatAmount(cell, style);
  // Not `escape_formulas`: it escapes negative amounts too, and misses a formula after spaces.
  return cell !== undefined && formula.test(cell) ? `'${cell}` : cell;
}

/** Formats an amount for people and spreadsheets: `230.00`. */
export function formatAmount({ cents }: Money, { european }: CsvStyle = {}): string {
  const text = (cents / 100).toFixed(2);
  return european ? text.replace('.', ',') : text;
}
