import type { Sales } from '../commands/sales.ts';
import type { CheckoutSession } from '../providers/payments.ts';

/** Creates sales over sessions given oldest first. `instants` holds from when on they were listed. */
export function fakeSales(sessions: readonly CheckoutSession[]) {
  const instants: Date[] = [];
  async function* list(): AsyncGenerator<CheckoutSession> {
    yield* [...sessions].reverse();
  }
  const sales: Sales = () => ({
    async listCompletedSince(instant) {
      instants.push(instant);
      return list();
    },
  });
  return { sales, instants };
}
