import * as z from 'zod';
import { Text } from './primitives.ts';

/**
 * Where a link of the content leads. Pages are named, not addressed, so that a page can move and a
 * translator cannot mistype a path: `section:calendar`, `practice:surya-kriya`, `retreat:surya-kriya`,
 * `program:surya-kriya-rennes`, each with an optional `#anchor`; `mail`, `tel` and `whatsapp` are the
 * studio's own (`site.json`); an `https:` address leaves the site.
 */
export const Target = z
  .string()
  .regex(
    /^((section|practice|retreat|program):[a-z0-9-]+(#[a-z0-9-]+)?|mail|tel|whatsapp|#[a-z0-9-]+|https:\/\/\S+)$/,
    'must be section:…, practice:…, retreat:…, program:…, mail, tel, whatsapp, #anchor or https://…',
  );
export type Target = z.infer<typeof Target>;

/** A labelled link or button. */
export const Link = z.strictObject({ label: Text, to: Target });
export type Link = z.infer<typeof Link>;
