import type { PartnerMessages } from './partnerMessages.ts';

export const fr: PartnerMessages = {
  title: 'Un lieu calme où recevoir',
  lead: (partner, brand) => `${partner} accueille ${brand} toute l’année. L’inscription commence ici même.`,
  calendar: {
    title: 'Les dates de nos invités',
    text: 'Choisissez ce qui vous intéresse, un lieu ou une date.',
    fallback: (brand) => `Voir le calendrier sur le site de ${brand}`,
  },
  booking: {
    title: (program) => `À ne pas manquer : ${program}`,
    text: (brand) => `Le paiement s’ouvre sur la page sécurisée de ${brand}.`,
  },
  languages: 'Langue',
  note: 'Page de démonstration : un partenaire, sur une autre origine que le site.',
};
