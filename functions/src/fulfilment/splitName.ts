/** Splits a full name, as a payment card carries it, into its first word and the rest. */
export function splitName(full: string | undefined): {
  firstName: string | undefined;
  lastName: string | undefined;
} {
  const [first, ...rest] = (full ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .split(' ')
    .filter(Boolean);
  return { firstName: first?.slice(0, 100), lastName: rest.join(' ').slice(0, 100) || undefined };
}
