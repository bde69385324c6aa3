import * as z from 'zod';
import { PracticeKey } from './practiceType.ts';
import { LocaleSchema, SitePath, Slug, translated } from './primitives.ts';

const paths = translated(SitePath);

/** The sections that the product itself links to; a studio has any others besides. */
export const requiredSections = [
  'home',
  'practices',
  'calendar',
  'contact',
  'under-construction',
  'payment-success',
  'partners',
  'legal-notice',
  'privacy',
] as const;

type RequiredSection = (typeof requiredSections)[number];

/** `routes.json`: where every page stands (docs/decisions/0010-routes-and-addresses.md). */
export const Routes = z.strictObject({
  /** Pages that exist once per language. */
  sections: z
    .object(
      Object.fromEntries(requiredSections.map((id) => [id, paths])) as Record<RequiredSection, typeof paths>,
    )
    .catchall(paths),
  /** Practice pages by practice id; a language without the page has no entry. */
  practices: z.record(Slug, paths.partial()),
  /** Retreat pages by retreat id. */
  retreats: z.record(Slug, paths),
  /** What the id of a program is appended to. */
  programDetails: paths,
  /** Second addresses of all programs of a type, whose canonical one is under `programDetails`. */
  detailsCopies: z.array(z.strictObject({ type: PracticeKey, paths })),
  /** Second addresses of single programs in one language, which name the details page as canonical. */
  copies: z.array(z.strictObject({ path: SitePath, program: Slug, locale: LocaleSchema })),
  /** Former addresses, which the hosting redirects for good (301). */
  redirects: z.array(z.strictObject({ from: SitePath, to: SitePath })).optional(),
});
export type Routes = z.infer<typeof Routes>;
