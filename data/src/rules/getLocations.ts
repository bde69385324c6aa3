import type { Program } from '../schemas/program.ts';

/** The distinct locations in alphabetical order, for the location filter. */
export function getLocations(programs: readonly Pick<Program, 'location'>[]): string[] {
  return [...new Set(programs.map((program) => program.location))].sort((a, b) => a.localeCompare(b, 'fr'));
}
