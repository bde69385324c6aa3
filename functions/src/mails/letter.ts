import type { Locale } from '@surya/data';

/** A piece of a mail; a mail is a list of them, written as HTML and as plain text alike. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Facts with their names, one a row. */
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  /** Small print at the end. */
  | { kind: 'note'; text: string };

/** A fact of one or several lines. */
export interface Fact {
  label: string;
  lines: readonly string[];
}

/** What is written, before it is laid out. */
export interface Letter {
  locale: Locale;
  subject: string;
  preview: string;
  blocks: readonly Block[];
}

/**
 * A text on a single line without control characters, so that it can begin no new header and hide nothing.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
