import { toPseudo } from './toPseudo.ts';

/**
 * The texts of a module in the pseudo-language: strings are converted, and the results of functions, in which
 * the strings of their arguments are kept.
 */
export function toPseudoTexts<Texts>(texts: Texts): Texts {
  return convert(texts, []) as Texts;
}

function convert(value: unknown, values: readonly string[]): unknown {
  if (typeof value === 'string') return toPseudoAround(value, values);
  if (typeof value === 'function')
    return (...args: unknown[]) => convert(value(...args), args.flatMap(getStrings).sort(longestFirst));
  if (Array.isArray(value)) return value.map((entry) => convert(entry, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, convert(entry, values)]));
}

/** Converts what stands between the values that a text was made with. */
function toPseudoAround(text: string, [value, ...others]: readonly string[]): string {
  if (value === undefined) return toPseudo(text);
  return text
    .split(value)
    .map((part) => toPseudoAround(part, others))
    .join(value);
}

function getStrings(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getStrings) : [];
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}
