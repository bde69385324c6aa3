/**
 * Returns the `wa.me` address that opens a WhatsApp chat.
 * @param phone E.164 number of the account; `wa.me` takes its digits alone
 * @param message text the chat opens with, encoded here
 */
export function getWhatsAppLink(phone: string, message?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}
