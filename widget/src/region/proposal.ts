import { getWhatsAppLink } from '@surya/data';
import type { FormMessages } from '../locales/formMessages.ts';

/** What a visitor proposes. */
export type Proposal = Record<'firstName' | 'city' | 'email', string>;

/** Returns the address of a mail draft to the studio. */
export function getMailLink(to: string, proposal: Proposal, texts: FormMessages['region']): string {
  const body = encodeURIComponent(texts.mail(proposal, texts.request).replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(texts.subject)}&body=${body}`;
}

/** Returns the address of a WhatsApp chat whose message names the city. */
export function getChatLink(number: string, { city }: Proposal, texts: FormMessages['region']): string {
  return getWhatsAppLink(number, texts.chat(city, texts.request));
}
