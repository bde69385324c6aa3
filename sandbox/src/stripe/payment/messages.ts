import type { Locale } from '@surya/data';

/** The words of the payment page. */
export interface PaymentMessages {
  testMode: string;
  pay: string;
  email: string;
  name: string;
  card: string;
  number: string;
  expiry: string;
  cvc: string;
  debit: string;
  payWithDebit: string;
  iban: string;
  cancel: string;
  processing: string;
  testCards: string;
  challenge: { title: string; text: string; complete: string; fail: string };
  paid: { title: string; text: string; back: string };
  expired: { title: string; text: string };
  unknown: { title: string; text: string };
  errors: Record<PaymentFault, string>;
}

/** What can be wrong with what the buyer wrote, or with the card. */
export type PaymentFault =
  | 'email'
  | 'name'
  | 'number'
  | 'expiry'
  | 'expired'
  | 'cvc'
  | 'iban'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card'
  | 'authentication_failed';

const fr: PaymentMessages = {
  testMode: 'Bac à sable : aucune somme n’est débitée',
  pay: 'Payer',
  email: 'E-mail',
  name: 'Nom du titulaire de la carte',
  card: 'Carte bancaire',
  number: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  cvc: 'CVC',
  debit: 'Prélèvement SEPA',
  payWithDebit: 'Payer par prélèvement',
  iban: 'IBAN',
  cancel: 'Annuler et revenir',
  processing: 'Traitement en cours…',
  testCards: 'Cartes de test',
  challenge: {
    title: 'Authentification 3-D Secure',
    text: 'Votre banque demande de confirmer ce paiement.',
    complete: 'Confirmer',
    fail: 'Refuser',
  },
  paid: { title: 'C’est payé', text: 'Cette session de paiement est terminée.', back: 'Continuer' },
  expired: {
    title: 'Cette page a expiré',
    text: 'La session de paiement n’est plus valable. Revenez sur le site pour en ouvrir une autre.',
  },
  unknown: { title: 'Page introuvable', text: 'Cette session de paiement n’existe pas.' },
  errors: {
    email: 'Adresse e-mail incomplète.',
    name: 'Le nom est requis.',
    number: 'Le numéro de carte n’est pas valide.',
    expiry: 'La date d’expiration est incomplète.',
    expired: 'La date d’expiration est passée.',
    cvc: 'Le code de sécurité est incomplet.',
    iban: 'L’IBAN est incomplet.',
    generic_decline: 'Votre carte a été refusée. Essayez avec une autre carte.',
    insufficient_funds: 'Provision insuffisante. Essayez avec une autre carte.',
    lost_card: 'Votre carte a été refusée. Essayez avec une autre carte.',
    expired_card: 'Votre carte a expiré. Essayez avec une autre carte.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    processing_error: 'Une erreur est survenue pendant le traitement. Réessayez dans un instant.',
    test_mode_live_card: 'Votre carte a été refusée : ce n’est pas une carte de test.',
    authentication_failed: 'L’authentification a échoué. Choisissez un autre moyen de paiement ou réessayez.',
  },
};

const en: PaymentMessages = {
  testMode: 'Sandbox: no money moves',
  pay: 'Pay',
  email: 'Email',
  name: 'Cardholder name',
  card: 'Card',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'CVC',
  debit: 'SEPA debit',
  payWithDebit: 'Pay by debit',
  iban: 'IBAN',
  cancel: 'Cancel and go back',
  processing: 'Processing…',
  testCards: 'Test cards',
  challenge: {
    title: '3-D Secure authentication',
    text: 'Your bank asks you to confirm this payment.',
    complete: 'Complete',
    fail: 'Fail',
  },
  paid: { title: 'It is paid', text: 'This payment session is complete.', back: 'Continue' },
  expired: {
    title: 'This page has expired',
    text: 'The payment session is no longer valid. Go back to the site to open another one.',
  },
  unknown: { title: 'Page not found', text: 'There is no such payment session.' },
  errors: {
    email: 'Your email is incomplete.',
    name: 'The name is required.',
    number: 'Your card number is invalid.',
    expiry: 'The expiry date is incomplete.',
    expired: 'The expiry date is in the past.',
    cvc: 'The security code is incomplete.',
    iban: 'The IBAN is incomplete.',
    generic_decline: 'Your card was declined. Try a different card.',
    insufficient_funds: 'Your card has insufficient funds. Try a different card.',
    lost_card: 'Your card was declined. Try a different card.',
    expired_card: 'Your card has expired. Try a different card.',
    incorrect_cvc: "Your card's security code is incorrect.",
    processing_error: 'An error occurred while processing your card. Try again in a little while.',
    test_mode_live_card: 'Your card was declined: it is not a test card.',
    authentication_failed: 'Authentication failed. Choose a different payment method or try again.',
  },
};

const es: PaymentMessages = {
  testMode: 'Entorno de pruebas: no se cobra nada',
  pay: 'Pagar',
  email: 'Correo electrónico',
  name: 'Nombre del titular de la tarjeta',
  card: 'Tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Caducidad (MM/AA)',
  cvc: 'CVC',
  debit: 'Adeudo SEPA',
  payWithDebit: 'Pagar con adeudo',
  iban: 'IBAN',
  cancel: 'Cancelar y volver',
  processing: 'Procesando…',
  testCards: 'Tarjetas de prueba',
  challenge: {
    title: 'Autenticación 3-D Secure',
    text: 'Tu banco pide que confirmes este pago.',
    complete: 'Confirmar',
    fail: 'Rechazar',
  },
  paid: { title: 'Está pagado', text: 'Esta sesión de pago ha terminado.', back: 'Continuar' },
  expired: {
    title: 'Esta página ha caducado',
    text: 'La sesión de pago ya no es válida. Vuelve al sitio para abrir otra.',
  },
  unknown: { title: 'Página no encontrada', text: 'Esta sesión de pago no existe.' },
  errors: {
    email: 'El correo electrónico está incompleto.',
    name: 'El nombre es obligatorio.',
    number: 'El número de tarjeta no es válido.',
    expiry: 'La fecha de caducidad está incompleta.',
    expired: 'La fecha de caducidad ya ha pasado.',
    cvc: 'El código de seguridad está incompleto.',
    iban: 'El IBAN está incompleto.',
    generic_decline: 'Tu tarjeta ha sido rechazada. Prueba con otra tarjeta.',
    insufficient_funds: 'Tu tarjeta no tiene fondos suficientes. Prueba con otra tarjeta.',
    lost_card: 'Tu tarjeta ha sido rechazada. Prueba con otra tarjeta.',
    expired_card: 'Tu tarjeta ha caducado. Prueba con otra tarjeta.',
    incorrect_cvc: 'El código de seguridad de tu tarjeta no es correcto.',
    processing_error: 'Se ha producido un error al procesar la tarjeta. Inténtalo de nuevo en un momento.',
    test_mode_live_card: 'Tu tarjeta ha sido rechazada: no es una tarjeta de prueba.',
    authentication_failed: 'La autenticación ha fallado. Elige otro medio de pago o inténtalo de nuevo.',
  },
};

export const paymentMessages: Record<Locale, PaymentMessages> = { fr, en, es };
