/** A title as it is set: a word of one or two letters stays with the word after it, and ends no line. */
export function titleText(title: string): string {
  return title.replace(/(?<![^\s¿¡(«])(\p{L}{1,2}) (?=\S)/gu, '$1\u00a0');
}
