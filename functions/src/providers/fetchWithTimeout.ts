/** Returns a `fetch` that aborts after so many milliseconds, reading included, and ignores other signals. */
export function fetchWithTimeout(timeout: number): typeof fetch {
  return (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
}
