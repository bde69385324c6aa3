import type { Translated } from '@surya/data';

/** What a list without filters says where nothing is to come. */
export const noneToCome: Translated<string> = {
  fr: 'Aucun programme à venir pour le moment.',
  en: 'No upcoming programs at the moment.',
  es: 'No hay próximos programas por el momento.',
};
