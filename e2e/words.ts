/** The words a visitor sees, by language: what the journeys look for, written down apart from the code. */
export const languages = ['fr', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

interface Words {
  landingButton: string;
  menuCalendar: string;
  calendarPath: string;
  successPath: string;
  eventPath: string;
  detailsPath: string;
  learnMore: string;
  promoPrice: string;
  fullPrice: string;
  noMatch: string;
  free: string;
  full: string;
  filters: {
    practice: string;
    location: string;
    date: string;
    clear: string;
    practices: { all: string; shakti: string; balance: string; angamardana: string };
  };
  pickDates: string;
  paid: RegExp;
  loading: string;
  paymentError: string;
  mailGreeting: RegExp;
  registration: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    firstNameRequired: string;
    lastNameRequired: string;
    emailRequired: string;
    emailInvalid: string;
    phoneRequired: string;
    again: string;
    failed: string;
  };
}

export const words: Record<Language, Words> = {
  fr: {
    landingButton: 'Français',
    menuCalendar: 'Calendrier',
    calendarPath: '/fr-calendrier',
    successPath: '/fr-paiement-reussi',
    eventPath: '/fr-isha-kriya',
    detailsPath: '/fr-details-programme',
    learnMore: 'En savoir plus',
    promoPrice: '230 €',
    fullPrice: '250 €',
    noMatch: 'Aucun programme ne correspond à vos critères de recherche.',
    free: 'Gratuit',
    full: 'Complet',
    filters: {
      practice: 'Par pratique',
      location: 'Par lieu',
      date: 'Par date',
      clear: 'Effacer les filtres',
      practices: {
        all: 'Toutes',
        shakti: 'Surya Shakti',
        balance: 'Yoga pour l’équilibre',
        angamardana: 'Angamardana',
      },
    },
    pickDates: 'Choisir une date de début',
    paid: /merci|confirmé/i,
    loading: 'Chargement...',
    paymentError: 'Erreur lors de la création du paiement. Veuillez réessayer.',
    mailGreeting: /Bonjour/,
    registration: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      firstNameRequired: 'Le prénom est requis',
      lastNameRequired: 'Le nom est requis',
      emailRequired: "L'email est requis",
      emailInvalid: 'Adresse email invalide',
      phoneRequired: 'Le téléphone est requis',
      again: 'Nouvelle inscription',
      failed: "Une erreur est survenue lors de l'inscription. Veuillez réessayer.",
    },
  },
  en: {
    landingButton: 'English',
    menuCalendar: 'Calendar',
    calendarPath: '/en-calendar',
    successPath: '/en-payment-success',
    eventPath: '/en-isha-kriya',
    detailsPath: '/en-program-details',
    learnMore: 'Learn more',
    promoPrice: '€230',
    fullPrice: '€250',
    noMatch: 'No programs match your search criteria.',
    free: 'Free',
    full: 'Full',
    filters: {
      practice: 'By practice',
      location: 'By location',
      date: 'By date',
      clear: 'Clear filters',
      practices: {
        all: 'All',
        shakti: 'Surya Shakti',
        balance: 'Yoga for Balance',
        angamardana: 'Angamardana',
      },
    },
    pickDates: 'Pick a start date',
    paid: /thank|confirmed/i,
    loading: 'Loading...',
    paymentError: 'Payment creation error. Please try again.',
    mailGreeting: /Hello|Dear/,
    registration: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      firstNameRequired: 'First name is required',
      lastNameRequired: 'Last name is required',
      emailRequired: 'Email is required',
      emailInvalid: 'Invalid email address',
      phoneRequired: 'Phone is required',
      again: 'New registration',
      failed: 'Something went wrong with your registration. Please try again.',
    },
  },
  es: {
    landingButton: 'Español',
    menuCalendar: 'Calendario',
    calendarPath: '/es-calendario',
    successPath: '/es-pago-exitoso',
    eventPath: '/es-isha-kriya',
    detailsPath: '/es-detalles-programa',
    learnMore: 'Saber más',
    promoPrice: '230 €',
    fullPrice: '250 €',
    noMatch: 'Ningún programa coincide con tus criterios de búsqueda.',
    free: 'Gratis',
    full: 'Completo',
    filters: {
      practice: 'Por práctica',
      location: 'Por lugar',
      date: 'Por fecha',
      clear: 'Borrar filtros',
      practices: {
        all: 'Todas',
        shakti: 'Surya Shakti',
        balance: 'Yoga para el equilibrio',
        angamardana: 'Angamardana',
      },
    },
    pickDates: 'Elige una fecha de inicio',
    paid: /gracias|confirmado/i,
    loading: 'Cargando...',
    paymentError: 'Error al crear el pago. Inténtalo de nuevo.',
    mailGreeting: /Hola/,
    registration: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      firstNameRequired: 'El nombre es obligatorio',
      lastNameRequired: 'Los apellidos son obligatorios',
      emailRequired: 'El correo electrónico es obligatorio',
      emailInvalid: 'Dirección de correo no válida',
      phoneRequired: 'El teléfono es obligatorio',
      again: 'Nueva inscripción',
      failed: 'Se ha producido un error al inscribirte. Inténtalo de nuevo.',
    },
  },
};
