import * as z from 'zod';
import { PageBlock } from './pageBlock.ts';
import { Text } from './primitives.ts';

/**
 * One page in one language: a list of typed blocks. One file a page and language,
 * `pages/<language>/<page>.json`; the file's name is the page's id in `routes.json`.
 */
export const Page = z.strictObject({
  /** Browser tab and search result: up to about 60 characters, without the brand. */
  title: Text.max(70),
  /** Search result: up to about 155 characters. */
  description: Text.max(170),
  /** Kept from search engines (payment success, under construction). */
  noindex: z.literal(true).optional(),
  blocks: z.array(PageBlock).min(1),
});
export type Page = z.infer<typeof Page>;
