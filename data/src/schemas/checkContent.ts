import * as z from 'zod';
import { Destinations } from './destination.ts';
import { Navigation } from './navigation.ts';
import { Page } from './page.ts';
import { Partners } from './partner.ts';
import { Practices } from './practice.ts';
import { Programs } from './program.ts';
import { ProgramDetails } from './programDetails.ts';
import { Retreats } from './retreat.ts';
import { Routes } from './routes.ts';
import { Site } from './site.ts';

/** The schema of every file of `content/`, by its path there. */
const schemas: readonly { files: RegExp; schema: z.ZodType }[] = [
  { files: /^programs\.json$/, schema: Programs },
  { files: /^practices\.json$/, schema: Practices },
  { files: /^retreats\.json$/, schema: Retreats },
  { files: /^destinations\.json$/, schema: Destinations },
  { files: /^navigation\.json$/, schema: Navigation },
  { files: /^routes\.json$/, schema: Routes },
  { files: /^site\.json$/, schema: Site },
  { files: /^partners\.json$/, schema: Partners },
  { files: /^pages\/(fr|en|es)\/[a-z0-9-]+\.json$/, schema: Page },
  { files: /^events\/[a-z0-9-]+\.json$/, schema: ProgramDetails },
];

/** Content that does not fit its schema, or a file no schema is for: which file, where in it, and why. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    /** Path below `content/`. */
    readonly file: string,
    /** One line a fault: `[2].languageContent.es.title: must not be empty`. */
    readonly faults: readonly string[],
  ) {
    super(faults.map((fault) => `content/${file}: ${fault}`).join('\n'));
  }
}

/**
 * Checks the content of one file.
 * @param file its path below `content/`, such as `pages/fr/home.json`
 * @throws ContentError naming file, place and reason
 */
export function checkContent(file: string, content: unknown): void {
  const entry = schemas.find(({ files }) => files.test(file));
  if (!entry) throw new ContentError(file, ['no schema is for a file of this name']);
  const result = entry.schema.safeParse(content);
  if (result.success) return;
  throw new ContentError(
    file,
    result.error.issues.map(
      (issue) => `${z.core.toDotPath(issue.path) || 'the whole file'}: ${issue.message}`,
    ),
  );
}
