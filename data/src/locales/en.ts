import type { Formats, Language } from './language.ts';

export const enFormats: Formats = {
  months: {
    long: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  joiners: { sameMonth: ' & ', range: ' to ' },
  writeDate: ({ day, month, year }) => `${month} ${day}, ${year}`,
  writeShortDate: ({ day, month, year }) => `${month} ${day}, ${year}`,
  writeTime: (hours, minutes) => `${hours % 12 || 12}${minutes && `:${minutes}`} ${hours < 12 ? 'am' : 'pm'}`,
  numbers: { group: ',', point: '.', groupFrom: 1000 },
  writePrice: (amount) => `€${amount}`,
};

export const en: Language = {
  ...enFormats,
  name: 'English',
  ogLocale: 'en_US',
  placeToBeAnnounced: 'The exact venue will be sent to you soon.',
};
