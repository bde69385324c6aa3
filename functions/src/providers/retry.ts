import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError } from './providerError.ts';

/** How long a provider is waited for. */
export interface Patience {
  /** Milliseconds that one request may take. */
  timeout: number;
  /** Milliseconds before the second try, the third, and so on. */
  pauses: readonly number[];
}

export const patience: Patience = { timeout: 8_000, pauses: [300, 1_200] };

/**
 * Repeats a call that is known not to have been carried out.
 * @param repeatable whether the failure says so; where it does not, the failure is thrown at once
 */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  { pauses }: Patience,
  repeatable: (error: ProviderError) => boolean,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProviderError) || !repeatable(error)) throw error;
      await sleep(pause);
    }
  }
  return call();
}
