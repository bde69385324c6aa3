import type { CheckoutSession } from '../providers/payments.ts';

/** Builds a session: a place in the weekend in Rennes, paid on 1 June 2025 at nine in Paris. */
export function aCheckoutSession({ metadata, ...overrides }: Partial<CheckoutSession> = {}): CheckoutSession {
  const at = new Date('2025-06-01T07:00:00Z');
  return {
    id: 'cs_test_1',
    state: 'complete',
    paid: true,
    url: undefined,
    successUrl: undefined,
    createdAt: at,
    paidAt: at,
    cents: 23_000,
    refundedCents: 0,
    currency: 'eur',
    metadata: { program: 'surya-kriya-rennes', language: 'fr', price_basis: 'promo', ...metadata },
    buyer: { email: 'camille@example.org', name: 'Camille Martin' },
    payment: { id: 'pi_1', metadata: {} },
    ...overrides,
  };
}
