import type { Translated } from '@surya/data';

/** What leads from the cards in the page to those before and after them; downloaded with the rest of this folder. */
export const texts: Translated<{ earlier: string; later: string }> = {
  fr: { earlier: 'Programmes précédents', later: 'Programmes suivants' },
  en: { earlier: 'Earlier programs', later: 'Later programs' },
  es: { earlier: 'Programas anteriores', later: 'Programas siguientes' },
};
