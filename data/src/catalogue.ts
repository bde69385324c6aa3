import type { Program } from './schemas/program.ts';

/**
 * What the widget downloads: `programs.json` beside its script, made from `content/programs.json` when
 * the widget is built.
 */
export interface Catalogue {
  programs: Program[];
  /** Where a demonstration's clock stands, ISO 8601 with zone; absent in production, where time passes. */
  clock?: string;
  /** Ids of the studios on whose pages visitors can book; elsewhere they are led to the studio's own page. */
  partners?: readonly string[];
}

/** The time it is for this catalogue: its fixed clock, or the real one. */
export function getCatalogueTime(catalogue: Pick<Catalogue, 'clock'>): Date {
  return catalogue.clock ? new Date(catalogue.clock) : new Date();
}
