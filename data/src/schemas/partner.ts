import * as z from 'zod';
import { Placeholder, Slug, Text } from './primitives.ts';

/** A studio that embeds the widget, and the origins its pages are served from. */
export const Partner = z.strictObject({
  id: Slug,
  name: Text,
  origins: z.array(z.url({ protocol: /^https$/ }).refine((url) => new URL(url).origin === url)).min(1),
  placeholder: Placeholder,
});
export type Partner = z.infer<typeof Partner>;

/** `partners.json`. */
export const Partners = z.array(Partner);
