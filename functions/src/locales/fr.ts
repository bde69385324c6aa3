import type { MailTexts } from './mailTexts.ts';

export const fr: MailTexts = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  labelSeparator: '\u00a0: ',
  labels: {
    program: 'Programme',
    dates: 'Dates',
    times: 'Horaires',
    place: 'Lieu',
    prerequisites: 'Prérequis',
    paid: 'Montant réglé',
    amount: 'Montant',
    refunded: 'Montant remboursé',
    free: 'Gratuit',
    partner: 'Réservé chez',
    bring: 'À apporter',
    goodToKnow: 'Bon à savoir',
  },
  confirmation: {
    subject: ({ title, city, dates }) => `Votre place est réservée\u00a0: ${title}, ${city}, ${dates}`,
    preview: 'Votre paiement est bien arrivé. Voici tout ce qu’il faut pour venir.',
    heading: 'Votre place est réservée',
    paragraphs: [
      'Votre paiement est bien arrivé et votre place vous attend. Merci de votre confiance\u00a0: nous nous réjouissons de vous accueillir.',
      'Gardez ce message\u00a0: il réunit tout ce qu’il faut pour venir.',
    ],
  },
  registration: {
    subject: ({ title, city, dates }) => `Votre inscription\u00a0: ${title}, ${city}, ${dates}`,
    preview: 'Votre inscription est enregistrée. Voici tout ce qu’il faut pour venir.',
    heading: 'Votre inscription est enregistrée',
    paragraphs: [
      'Merci de votre inscription\u00a0: votre place est réservée et nous nous réjouissons de vous accueillir.',
      'Un empêchement\u202f? Un mot en réponse à ce message suffit\u202f; votre place fera un heureux.',
    ],
  },
  pending: {
    subject: ({ title, city }) => `Votre paiement est en cours\u00a0: ${title}, ${city}`,
    preview: 'Votre banque traite le paiement. Nous vous écrirons dès qu’il sera arrivé.',
    heading: 'Votre paiement est en cours',
    paragraphs: [
      'Nous avons bien reçu votre demande. Votre banque traite encore le paiement, ce qui peut prendre quelques jours.',
      'Vous n’avez rien à faire\u00a0: dès qu’il sera arrivé, nous vous enverrons la confirmation de votre place.',
    ],
  },
  failed: {
    subject: ({ title, city }) => `Votre paiement n’a pas abouti\u00a0: ${title}, ${city}`,
    preview: 'Votre place n’est pas encore réservée, et rien n’a été débité.',
    heading: 'Votre paiement n’a pas abouti',
    paragraphs: [
      'Votre banque n’a pas pu effectuer le paiement. Rien n’a été débité et votre place n’est pas encore réservée.',
      'Vous pouvez réessayer, avec un autre moyen de paiement si besoin, tant qu’il reste des places.',
    ],
  },
  refund: {
    subject: ({ title, city, dates }) => `Votre remboursement\u00a0: ${title}, ${city}, ${dates}`,
    preview: 'Votre réservation est annulée et intégralement remboursée.',
    heading: 'Votre réservation est annulée et remboursée',
    paragraphs: [
      'Nous vous avons remboursé l’intégralité de votre réservation, qui est annulée. Selon votre banque, la somme apparaît sur votre compte sous cinq à dix jours ouvrés.',
      'Nous espérons vous retrouver une prochaine fois.',
    ],
  },
  partialRefund: {
    subject: ({ title, city, dates }) => `Remboursement partiel\u00a0: ${title}, ${city}, ${dates}`,
    preview: 'Une partie de votre paiement vous est remboursée. Votre place reste réservée.',
    heading: 'Une partie de votre paiement vous est remboursée',
    paragraphs: [
      'Nous vous avons remboursé une partie de votre paiement. Selon votre banque, la somme apparaît sur votre compte sous cinq à dix jours ouvrés.',
      'Votre place reste réservée.',
    ],
  },
  whatsappGroup: 'Vous avez souhaité rejoindre le groupe WhatsApp\u00a0: nous vous y inviterons.',
  calendar: 'Le fichier joint ajoute ces dates à votre agenda.',
  calendarCancelled: 'Le fichier joint retire ces dates de votre agenda.',
  seeProgram: 'Voir le programme',
  tryAgain: 'Réessayer',
  contact: (phone, email) =>
    `Une question\u202f? Répondez simplement à ce message, écrivez à ${email} ou appelez le ${phone}.`,
  whatsapp: 'Nous écrire sur WhatsApp',
  signature: 'À très bientôt,',
  reason:
    'Vous recevez ce message parce que vous avez demandé une place chez nous. Il ne vous abonne à rien.',
};
