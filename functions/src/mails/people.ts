/**
 * The first name to greet somebody with, or undefined where what they gave does not read like a name: the
 * mail goes to whatever address was typed, so nothing in it may carry a stranger's message or link there.
 */
export function greetingName(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]*( \p{L}[\p{L}\p{M}'’-]*){0,2}$/u.test(trimmed) && trimmed.length <= 40
    ? trimmed
    : undefined;
}

/** First and last name of a full one as a card carries it: the first word, and the rest. */
export function nameParts(full: string | undefined): {
  firstName: string | undefined;
  lastName: string | undefined;
} {
  const [first, ...rest] = (full ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .split(' ')
    .filter(Boolean);
  return { firstName: first?.slice(0, 100), lastName: rest.join(' ').slice(0, 100) || undefined };
}

/** A telephone number for reading: `+33 1 99 00 01 42`; another country's as it stands. */
export function phoneText(number: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(number);
  return french ? ['+33', ...french.slice(1)].join(' ') : number;
}
