import * as z from 'zod';
import { type Locale, locales } from '../locales/locales.ts';
import { emailPattern, limits } from '../rules/limits.ts';
import { slug } from '../rules/slug.ts';

/** `rennes`, `surya-kriya-rennes`: what ids and file names are made of. */
export const Slug = z.string().regex(slug, 'must be lower-case words joined by hyphens');

/** A day of Europe/Paris, `YYYY-MM-DD`, that exists in the calendar. */
export const IsoDate = z.iso.date();
export type IsoDate = z.infer<typeof IsoDate>;

/** Euros with at most two decimals: the unit of the JSON files; the rules turn it into cents. */
export const Euros = z
  .number()
  .nonnegative()
  .max(10_000)
  .refine((euros) => Number.isInteger(Math.round(euros * 1e6) / 1e4), 'must have at most two decimals');

/** One language of the studio. */
export const LocaleSchema = z.enum(locales);

/** A path on the studio's own site: absolute, without trailing slash, query or fragment. */
export const SitePath = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9-]+)+$/, 'must be a path such as /en-dates-and-places, without trailing slash');

/** The address of a picture on the studio's own site. */
export const ImagePath = z
  .string()
  .regex(/^\/images\/[a-z0-9/-]+\.(svg|avif|webp|jpg|png)$/, 'must be a picture under /images/');

/** Text that is shown: trimmed and not empty. */
export const Text = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text === text.trim(), 'must not begin or end with white space');

/** The same content in every language. */
export function translated<Content extends z.ZodType>(content: Content) {
  return z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, content])) as Record<Locale, Content>,
  );
}

/** What the studio must replace before it goes live (docs/decisions/0018-placeholders.md). */
export const Placeholder = z.literal(true).optional();

/** A country by its two letters (ISO 3166-1 alpha-2). */
export const Country = z.string().regex(/^[A-Z]{2}$/, 'must be the two capital letters of a country, FR');

/** An e-mail address that the HTML standard accepts for `input type=email` and whose domain has a dot. */
export const EmailAddress = z.string().max(limits.email).regex(emailPattern);
