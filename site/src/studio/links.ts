import { getWhatsAppLink, resolveLink, UnknownTargetError } from '@surya/data';
import type { SiteContent } from './studio.ts';

export { resolveLink as addressOf, UnknownTargetError as UnknownTarget };

/** A chat with the studio, opened with `greeting` where one is given. */
export function whatsappAddress(site: SiteContent['site'], greeting?: string): string {
  return getWhatsAppLink(site.contact.whatsapp, greeting);
}

/** True where following the link leaves the site or its page for another program. */
export function opensElsewhere(address: string): boolean {
  return /^(https:|mailto:|tel:)/.test(address);
}
