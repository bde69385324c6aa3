/** The program that the scenarios sell. */
const program = { programType: 'surya_kriya', location: 'Rennes' };

/** The body of create-payment. */
export const aRequest = {
  ...program,
  programId: 'surya-kriya-rennes',
  price: 250,
  promoPrice: 230,
  programTitle: 'Surya Kriya',
  language: 'fr',
};

/** The name of the sale's list at Brevo. */
export const listName = 'surya_kriya · Rennes · fr';

/** Where the sale clock of the functions stands. */
export const saleTime = '2025-06-01T09:00:00+02:00';

/** The body of verify-payment-and-add-brevo. */
export const verification = (sessionId: string) => ({ sessionId, ...program });
