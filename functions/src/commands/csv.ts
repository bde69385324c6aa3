/** An amount of money in a cell, in cents. */
export interface Money {
  cents: number;
}
export type Cell = string | Money | undefined;

/** How a file is written. `european`: semicolons, and a comma in amounts, as Excel wants it in France and Spain. */
export interface CsvStyle {
  european?: boolean | undefined;
}

/** Tells Excel that what follows is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as RFC 4180 has it: CRLF, quotes where a cell needs them. Texts come from strangers: one that a
 * spreadsheet would take for a formula gets an apostrophe in front, and stays a text.
 */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[], style: CsvStyle = {}) {
  const separator = style.european ? ';' : ',';
  const lines = [header, ...rows].map((cells) =>
    cells.map((cell) => quoted(textOf(cell, style), separator)).join(separator),
  );
  return `${byteOrderMark}${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** An amount as people and spreadsheets read it: `230.00`. */
export function amountText({ cents }: Money, { european }: CsvStyle = {}): string {
  const text = (cents / 100).toFixed(2);
  return european ? text.replace('.', ',') : text;
}

function textOf(cell: Cell, style: CsvStyle): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'string') return amountText(cell, style);
  // Full-width signs begin a formula too, where Excel speaks Japanese.
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string, separator: string): string {
  const needs = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return needs ? `"${text.replaceAll('"', '""')}"` : text;
}
