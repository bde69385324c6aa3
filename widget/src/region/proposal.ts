import type { FormMessages } from '../messages/forms/formMessages.ts';

/** What a visitor proposes. */
export type Proposal = Record<'firstName' | 'city' | 'email', string>;

/** The pre-filled mail draft to the teacher (SPEC §7). */
export function mailLink(
  to: string,
  { firstName, city, email }: Proposal,
  texts: FormMessages['region'],
): string {
  const body = encodeURIComponent(texts.mail(firstName, city, email).replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(texts.subject)}&body=${body}`;
}

/** The WhatsApp chat with a pre-filled message that gives the city (SPEC §7). */
export function chatLink(number: string, { city }: Proposal, texts: FormMessages['region']): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(texts.chat(city))}`;
}
