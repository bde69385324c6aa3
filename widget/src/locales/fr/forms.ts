import type { FormMessages } from '../formMessages.ts';

export const forms: FormMessages = {
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    city: 'Ville',
    whatsappGroup: 'Je souhaite rejoindre le groupe WhatsApp (facultatif)',
  },
  required: {
    firstName: 'Le prénom est requis',
    lastName: 'Le nom est requis',
    email: "L'email est requis",
    phone: 'Le téléphone est requis',
    city: 'La ville est requise',
  },
  invalidEmail: 'Adresse email invalide',
  refused: 'Veuillez vérifier ce champ',
  program: {
    promoUntil: (day) => `Tarif réduit jusqu’au ${day}`,
    full: 'Ce programme est complet. Écrivez-nous\u00a0: nous vous préviendrons si une place se libère.',
    past: 'Ce programme est terminé. Les prochaines dates sont dans le calendrier.',
  },
  registration: {
    submit: 'S’inscrire gratuitement',
    submitting: 'Inscription en cours…',
    failed: "Une erreur est survenue lors de l'inscription. Veuillez réessayer.",
    thanks: (firstName) => `Merci ${firstName}\u202f!`,
    confirmed: (title, email) =>
      `Votre inscription à «\u202f${title}\u202f» est bien enregistrée. Vous recevrez toutes les informations à l’adresse ${email}.`,
    again: 'Nouvelle inscription',
  },
  payment: {
    pay: 'S’inscrire et payer',
    loading: 'Chargement...',
    where: 'Le paiement par carte se fait sur la page sécurisée de Stripe.',
    creationFailed: 'Erreur lors de la création du paiement. Veuillez réessayer.',
    unexpected: 'Erreur inattendue. Veuillez réessayer.',
  },
  elsewhere: {
    link: 'Continuer sur le site de l’organisateur',
    there: 'Le programme y est présenté, avec l’inscription et le paiement.',
  },
  result: {
    checking: 'Vérification de votre paiement…',
    adding: 'Paiement trouvé, nous enregistrons votre inscription…',
    thanks: 'Merci, votre paiement est confirmé',
    confirmed: (program) =>
      `Votre place est réservée\u00a0: ${program}. Un e-mail de confirmation est en route.`,
    paid: 'Montant',
    failedTitle: 'Votre paiement est en cours de traitement',
    failed:
      'Nous n’avons pas pu terminer votre inscription sur cette page. Vous recevrez tout de même toutes les informations par e-mail.',
    pendingTitle: 'Votre paiement n’est pas encore confirmé',
    pending:
      'Cela peut prendre quelques minutes. Dès qu’il le sera, vous recevrez toutes les informations par e-mail.',
    noneTitle: 'Aucun paiement à afficher',
    none: 'Cette page confirme un paiement qui vient d’être fait. Si vous venez de payer, votre e-mail de confirmation est en route.',
  },
  region: {
    submit: 'Proposer ma région',
    submitting: 'Envoi en cours…',
    subject: 'Nouvelle demande de région',
    request: 'un stage',
    mail: ({ firstName, city, email }, request) =>
      `Bonjour,\n\nJe souhaite proposer ma région pour ${request}.\n\nPrénom\u00a0: ${firstName}\nVille\u00a0: ${city}\nE-mail\u00a0: ${email}\n`,
    chat: (city, request) =>
      `Bonjour, je souhaite proposer ma région pour ${request}. Ma ville\u00a0: ${city}.`,
    sent: 'Votre message est prêt\u00a0: il ne reste qu’à l’envoyer, par e-mail ou sur WhatsApp.',
    openMail: 'Ouvrir l’e-mail',
    openChat: 'Ouvrir WhatsApp',
  },
};
