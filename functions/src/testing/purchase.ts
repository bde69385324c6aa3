import type { Purchase } from '../providers/payments.ts';

/** A place in the weekend in Rennes, paid on 1 June 2025 at nine in Paris. */
export function aPurchase({ facts, ...overrides }: Partial<Purchase> = {}): Purchase {
  const at = new Date('2025-06-01T07:00:00Z');
  return {
    sessionId: 'cs_test_1',
    state: 'complete',
    paid: true,
    url: undefined,
    successUrl: undefined,
    createdAt: at,
    paidAt: at,
    cents: 23_000,
    refundedCents: 0,
    currency: 'eur',
    facts: { program: 'surya-kriya-rennes', language: 'fr', price_basis: 'promo', ...facts },
    buyer: { email: 'camille@example.org', name: 'Camille Martin' },
    payment: { id: 'pi_1', marks: {} },
    ...overrides,
  };
}
