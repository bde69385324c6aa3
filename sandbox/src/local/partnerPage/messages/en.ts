import type { PartnerMessages } from './partnerMessages.ts';

export const en: PartnerMessages = {
  title: 'A quiet place to be a guest',
  lead: (partner, brand) => `${partner} hosts ${brand} all year round. You can sign up right here.`,
  calendar: {
    title: 'Our guests’ dates',
    text: 'Choose what interests you, a place or a date.',
    fallback: (brand) => `See the calendar on the site of ${brand}`,
  },
  booking: {
    title: (program) => `Not to be missed: ${program}`,
    text: (brand) => `Payment opens on the secure page of ${brand}.`,
  },
  languages: 'Language',
  note: 'Demonstration page: a partner, on another origin than the site.',
};
