/** Typesets a title: no-break spaces keep words of one or two letters with the word after them. */
export function titleText(title: string): string {
  return title.replace(/(?<![^\s¿¡(«])(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0');
}
