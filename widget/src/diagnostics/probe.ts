import type { Finding } from './finding.ts';

/** A request that the page's policy forbade: the fields of a `SecurityPolicyViolationEvent` read here. */
export interface Violation {
  blockedURI: string;
  effectiveDirective: string;
}

/** The network as the page sees it. */
export interface Network {
  send: typeof fetch;
  /** Lists what the page's policy has forbidden so far. */
  violations: () => readonly Violation[];
  online: () => boolean;
}

/** An answer, or why there is none. */
export type ProbeResult = { answer: Response } | { finding: Finding };

/** Finds the violation of an address; browsers leave out its query and fragment, or all but its origin. */
export function findViolation(address: string, violations: readonly Violation[]): Violation | undefined {
  return violations.find(({ blockedURI }) => blockedURI !== '' && address.startsWith(blockedURI));
}

/** Milliseconds. */
const timeout = 8000;

/** Requests an address and, where there is no answer, finds out why. */
export async function probe(address: string, network: Network): Promise<ProbeResult> {
  const { send, violations, online } = network;
  const request = (mode: RequestMode) =>
    send(address, {
      mode,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
  try {
    return { answer: await request('cors') };
  } catch {
    // Browsers report violations in a later task.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const forbidden = findViolation(address, violations());
  if (forbidden) {
    return { finding: { code: 'policy', directive: forbidden.effectiveDirective, address } };
  }
  if (!online()) return { finding: { code: 'offline' } };
  const reachable = await request('no-cors').then(
    () => true,
    () => false,
  );
  return { finding: { code: reachable ? 'cors' : 'blocked', address } };
}
