import type { Formats, Language } from './language.ts';

export const esFormats: Formats = {
  months: {
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    short: 'ene feb mar abr may jun jul ago sept oct nov dic',
  },
  joiners: { sameMonth: ' y ', range: ' al ' },
  writeDate: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  writeShortDate: ({ day, month, year }) => `${day} ${month} ${year}`,
  writeTime: (hours, minutes) => `${hours}:${minutes || '00'}`,
  numbers: { group: '.', point: ',', groupFrom: 10_000 },
  writePrice: (amount) => `${amount}\u00a0€`,
};

export const es: Language = {
  ...esFormats,
  name: 'Español',
  ogLocale: 'es_ES',
  placeToBeAnnounced: 'Te comunicaremos pronto el lugar exacto.',
};
