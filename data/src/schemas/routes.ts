import * as z from 'zod';
import { SitePath, Slug, translated } from './primitives.ts';

const paths = translated(SitePath);

/** `content/routes.json`: where every page stands (SPEC §2, DECISIONS "Routes"). */
export const Routes = z.strictObject({
  /** Pages that exist once per language. */
  sections: z.strictObject({
    home: paths,
    practices: paths,
    calendar: paths,
    about: paths,
    retreats: paths,
    more: paths,
    contact: paths,
    'correction-session': paths,
    'under-construction': paths,
    'payment-success': paths,
    'isha-kriya-event': paths,
    partners: paths,
    'legal-notice': paths,
    privacy: paths,
  }),
  /** Practice pages by practice id; a language without the page has no entry. */
  practices: z.record(Slug, paths.partial()),
  /** Retreat pages by retreat id. */
  retreats: z.record(Slug, paths),
  /** What the id of a program is appended to. */
  programDetails: paths,
  /** The second address of correction programs, whose canonical one is under `programDetails`. */
  correctionDetails: paths,
  /** Programs whose details are a section of their own. */
  eventSections: z.record(Slug, z.string()),
  /** Fixed French addresses that repeat a details page and name it as canonical. */
  copies: z.array(z.strictObject({ path: SitePath, program: Slug })),
});
export type Routes = z.infer<typeof Routes>;
