import * as z from 'zod';
import { locales } from '../locales/locales.ts';
import { Destinations } from '../schemas/destination.ts';
import { Navigation } from '../schemas/navigation.ts';
import { Page } from '../schemas/page.ts';
import { Partners } from '../schemas/partner.ts';
import { Practices } from '../schemas/practice.ts';
import { PracticeTypes } from '../schemas/practiceType.ts';
import { Programs } from '../schemas/program.ts';
import { ProgramDetails } from '../schemas/programDetails.ts';
import { Retreats } from '../schemas/retreat.ts';
import { Routes } from '../schemas/routes.ts';
import { Site } from '../schemas/site.ts';
import { Demonstration, Theme } from '../schemas/studio.ts';

/** One thing that is wrong with the content of a studio. */
export interface ContentError {
  /** Path below the studio's folder, `programs.json`. */
  file: string;
  /** Where in the file, `[2].languageContent.es.title`; empty for the whole file. */
  place: string;
  /** `must not be empty` */
  reason: string;
}

/** The schema of each table, by the name of its file. */
export const tables = {
  destinations: Destinations,
  navigation: Navigation,
  partners: Partners,
  'practice-types': PracticeTypes,
  practices: Practices,
  programs: Programs,
  retreats: Retreats,
  routes: Routes,
  site: Site,
  theme: Theme,
} as const satisfies Record<string, z.ZodType>;

const folders: readonly { files: RegExp; schema: z.ZodType }[] = [
  { files: new RegExp(`^pages/(${locales.join('|')})/[a-z0-9-]+$`), schema: Page },
  { files: /^programs\/[a-z0-9-]+$/, schema: ProgramDetails },
];

function findSchema(name: string): z.ZodType | undefined {
  const all: Record<string, z.ZodType> = { ...tables, demonstration: Demonstration };
  return Object.hasOwn(all, name) ? all[name] : folders.find(({ files }) => files.test(name))?.schema;
}

/**
 * Checks one file of a studio against the schema of its name.
 * @param file path below the studio's folder, such as `pages/fr/home.json`
 * @returns an error for each fault; none where the content fits
 */
export function checkFile(file: string, content: unknown): ContentError[] {
  const schema = findSchema(file.replace(/\.json$/, ''));
  if (!schema) return [{ file, place: '', reason: 'no schema is for a file of this name' }];
  const result = schema.safeParse(content);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    file,
    place: z.core.toDotPath(issue.path),
    reason: issue.message,
  }));
}
