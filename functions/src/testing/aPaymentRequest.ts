/** Builds what the widget sends for the weekend in Rennes on 1 June 2025. */
export function aPaymentRequest(overrides: Record<string, unknown> = {}) {
  return {
    programId: 'surya-kriya-rennes',
    programType: 'surya_kriya',
    location: 'Rennes',
    price: 250,
    promoPrice: 230,
    programTitle: 'Surya Kriya, Rennes, 5 & 6 juillet 2025',
    language: 'fr',
    ...overrides,
  };
}
