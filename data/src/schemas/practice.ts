import * as z from 'zod';
import { Target } from './link.ts';
import { ImagePath, Slug, Text, translated } from './primitives.ts';

/** One card of the practices listing. */
export const Practice = z.strictObject({
  id: Slug,
  image: ImagePath,
  name: translated(Text),
  /** One or two sentences, shown on the hover card. */
  description: translated(Text),
  /** Where the card leads in each language; without an entry it is "coming soon" there. */
  link: translated(Target).partial(),
});
export type Practice = z.infer<typeof Practice>;

/** `practices.json`, in the order shown. */
export const Practices = z.array(Practice);
