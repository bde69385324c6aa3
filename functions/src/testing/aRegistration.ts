/** Builds what the widget sends when the form of a free event is filled in. */
export function aRegistration(overrides: Record<string, unknown> = {}) {
  return {
    firstName: 'Camille',
    lastName: 'Martin',
    email: 'camille@example.org',
    phone: '+33 6 39 98 00 00',
    whatsappGroup: true,
    eventTitle: 'Découverte d’Isha Kriya (fr)',
    language: 'fr',
    ...overrides,
  };
}
