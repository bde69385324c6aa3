import type { CallFailure } from '../api.ts';

/**
 * True for a failure of the API. By name, because the class lies in the script that the page loads, which no
 * chunk may import.
 */
export function isCallFailure(failure: unknown): failure is CallFailure {
  return failure instanceof Error && failure.name === 'CallFailure';
}
