import type { Formats, Language } from './language.ts';

export const frFormats: Formats = {
  months: {
    long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  },
  firstDay: '1er',
  joiners: { sameMonth: ' & ', range: ' au ' },
  writeDate: ({ day, month, year }) => `${day} ${month} ${year}`,
  writeShortDate: ({ day, month, year }) => `${day} ${month} ${year}`,
  writeTime: (hours, minutes) => `${hours}h${minutes}`,
  numbers: { group: '\u202f', point: ',', groupFrom: 1000 },
  writePrice: (amount) => `${amount}\u00a0€`,
};

export const fr: Language = {
  ...frFormats,
  name: 'Français',
  ogLocale: 'fr_FR',
  placeToBeAnnounced: 'Le lieu exact vous sera communiqué prochainement.',
};
