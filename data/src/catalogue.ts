import type { PracticeType } from './schemas/practiceType.ts';
import type { Program } from './schemas/program.ts';

/** A practice as the calendar's filter offers it. */
export type CataloguePractice = Pick<PracticeType, 'type' | 'label' | 'alsoListedUnder'>;

/** What the widget downloads, `programs.json` beside its script: made from a studio's content. */
export interface Catalogue {
  /** By start date; without their addresses, which no element shows. */
  programs: Program[];
  /** In the order of the filter. */
  practices: CataloguePractice[];
  /** Where a demonstration's clock stands, ISO 8601 with zone; absent in production, where time passes. */
  clock?: string;
  /** Ids of the studios on whose pages visitors can book; elsewhere they are led to the studio's own page. */
  partners?: readonly string[];
}

/** The time by which this catalogue's programs are sold: its fixed clock, or the real one. */
export function getCatalogueTime(catalogue: Pick<Catalogue, 'clock'>): Date {
  return catalogue.clock ? new Date(catalogue.clock) : new Date();
}
