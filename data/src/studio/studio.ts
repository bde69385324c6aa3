import type { Locale } from '../locales/locales.ts';
import type { Destination } from '../schemas/destination.ts';
import type { Navigation } from '../schemas/navigation.ts';
import type { Page } from '../schemas/page.ts';
import type { Partner } from '../schemas/partner.ts';
import type { Practice } from '../schemas/practice.ts';
import type { PracticeType } from '../schemas/practiceType.ts';
import type { Program } from '../schemas/program.ts';
import type { ProgramDetails } from '../schemas/programDetails.ts';
import type { Retreat } from '../schemas/retreat.ts';
import type { Routes } from '../schemas/routes.ts';
import type { Site } from '../schemas/site.ts';
import type { Theme } from '../schemas/studio.ts';

/** The tables of a studio, and the texts of its programs: what any of its pages may need. */
export interface StudioTables {
  programs: Program[];
  practiceTypes: PracticeType[];
  practices: Practice[];
  retreats: Retreat[];
  destinations: Destination[];
  navigation: Navigation;
  partners: Partner[];
  routes: Routes;
  site: Site;
  theme: Theme;
  /** What a program's own page says, by the program's id. */
  programDetails: Record<string, ProgramDetails>;
}

/** Everything a studio is made of (docs/decisions/0001-the-studio-is-an-input.md). */
export interface Studio extends StudioTables {
  /** The texts of the pages by language and page id. */
  pages: Record<Locale, Record<string, Page>>;
  /** Addresses of the pictures, `/images/…`. */
  pictures: ReadonlySet<string>;
  /** The absolute path of its folder. */
  folder: string;
}
