/** Fetches within so many milliseconds, the reading of the answer included; no other signal is heeded. */
export function fetchWithin(timeout: number): typeof fetch {
  return (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
}
