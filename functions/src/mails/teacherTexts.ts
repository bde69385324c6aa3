/** The kinds of notice to the teacher. */
export type TeacherMailKind =
  | 'sold'
  | 'registered'
  | 'failed'
  | 'refunded'
  | 'partlyRefunded'
  | 'disputed'
  | 'disputeClosed';

const kinds: Record<TeacherMailKind, { subject: string; heading: string; paragraph: string }> = {
  sold: {
    subject: 'Nouvelle réservation',
    heading: 'Une nouvelle réservation',
    paragraph: 'Une place vient d’être réservée et payée. La confirmation est envoyée au participant.',
  },
  registered: {
    subject: 'Nouvelle inscription',
    heading: 'Une nouvelle inscription',
    paragraph: 'Quelqu’un vient de s’inscrire à un événement gratuit. La confirmation lui est envoyée.',
  },
  failed: {
    subject: 'Paiement non abouti',
    heading: 'Un paiement n’a pas abouti',
    paragraph:
      'La banque a refusé un paiement différé. La place n’est pas réservée\u202f; la personne en est avertie et peut recommencer.',
  },
  refunded: {
    subject: 'Réservation remboursée',
    heading: 'Une réservation est remboursée',
    paragraph:
      'La réservation est intégralement remboursée\u00a0: une place se libère. La personne en est avertie et son agenda est mis à jour.',
  },
  partlyRefunded: {
    subject: 'Remboursement partiel',
    heading: 'Un remboursement partiel',
    paragraph:
      'Une partie du paiement est remboursée. La place reste réservée\u202f; la personne en est avertie.',
  },
  disputed: {
    subject: 'Paiement contesté',
    heading: 'Un paiement est contesté',
    paragraph:
      'Le titulaire de la carte conteste un paiement auprès de sa banque. Répondez dans votre tableau de bord Stripe avant la date limite qui y est indiquée.',
  },
  disputeClosed: {
    subject: 'Contestation close',
    heading: 'Une contestation est close',
    paragraph:
      'La banque a rendu sa décision sur un paiement contesté. Le détail est dans votre tableau de bord Stripe.',
  },
};

/** The texts of the notices to the teacher, who reads French. */
export const teacherTexts = {
  kinds,
  labelSeparator: '\u00a0: ',
  labels: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Langue',
    whatsappGroup: 'Groupe WhatsApp',
    program: 'Programme',
    dates: 'Dates',
    amount: 'Montant',
    basis: 'Tarif',
    partner: 'Studio partenaire',
    status: 'État chez Stripe',
    reference: 'Référence',
  },
  /** Returns the French name of a language: `anglais`. */
  language: (tag: string) => new Intl.DisplayNames(['fr'], { type: 'language' }).of(tag),
  yesNo: (yes: boolean) => (yes ? 'oui' : 'non'),
  basis: { full: 'plein tarif', promo: 'tarif réduit' },
  unknown: 'sans nom',
  notStored:
    'Attention\u00a0: cette personne n’a pas pu être ajoutée à Brevo. Ajoutez-la à la main, ce message est la seule trace de son inscription.',
  note: 'Répondre à ce message, c’est écrire au participant.',
};
