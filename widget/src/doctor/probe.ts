import type { Finding } from './findings.ts';

/** What the browser says a policy forbade; the fields of a `SecurityPolicyViolationEvent` that count here. */
export interface Violation {
  blockedURI: string;
  effectiveDirective: string;
}

/** What a request needs of the world. */
export interface Network {
  fetching: typeof fetch;
  /** What the page's policy has forbidden so far. */
  violations: () => readonly Violation[];
  online: () => boolean;
}

/** An answer, or why there is none. */
export type Probed = { answer: Response } | { finding: Finding };

/** What was forbidden of an address; browsers leave out its query and fragment, or all but its origin. */
export function violationOf(address: string, violations: readonly Violation[]): Violation | undefined {
  return violations.find(({ blockedURI }) => blockedURI !== '' && address.startsWith(blockedURI));
}

/** How long an answer is waited for, milliseconds. */
const patience = 8000;

/** Asks for an address and, where no answer comes, finds out what is in the way. */
export async function probe(address: string, network: Network): Promise<Probed> {
  const { fetching, violations, online } = network;
  const ask = (mode: RequestMode) =>
    fetching(address, {
      mode,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
  try {
    return { answer: await ask('cors') };
  } catch {
    // Violations are told in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const forbidden = violationOf(address, violations());
  if (forbidden) {
    return { finding: { code: 'policy', directive: forbidden.effectiveDirective, address } };
  }
  if (!online()) return { finding: { code: 'offline' } };
  const reachable = await ask('no-cors').then(
    () => true,
    () => false,
  );
  return { finding: { code: reachable ? 'cors' : 'blocked', address } };
}
