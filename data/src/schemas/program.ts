import * as z from 'zod';
import type { Locale } from '../locales/locales.ts';
import { PracticeKey } from './practiceType.ts';
import { Country, Euros, ImagePath, IsoDate, Placeholder, Slug, Text, translated } from './primitives.ts';

/** French clock notation as the specification writes it: `8h30 – 11h30`, `16h – 17h15`. */
export const TimeRange = z
  .string()
  .regex(
    /^([01]?\d|2[0-3])h([0-5]\d)? – ([01]?\d|2[0-3])h([0-5]\d)?$/,
    'must be written like "8h30 – 11h30" (an en dash between spaces)',
  );

const ProgramText = z.strictObject({
  title: Text,
  description: Text,
});

/** One program as `programs.json` has it. */
export const ProgramEntry = z
  .strictObject({
    id: Slug,
    /** Its practice, one of `practice-types.json`. */
    type: PracticeKey,
    /** The city; the calendar's location filter compares it letter by letter. */
    location: Text,
    /** The exact place, where it is settled. */
    address: z.strictObject({ text: Text, placeholder: Placeholder }).optional(),
    /** Where it is not the studio's own (`site.json`). */
    country: Country.optional(),
    /** Full price, euros. */
    price: Euros,
    /** Reduced price, euros, charged until the end of `promoDeadline`. */
    promoPrice: Euros.optional(),
    /** Last day of the reduced price, inclusive. */
    promoDeadline: IsoDate.optional(),
    startDate: IsoDate,
    /** Last day, where the program lasts longer than one. */
    endDate: IsoDate.optional(),
    timeRange: TimeRange.optional(),
    imageUrl: ImagePath,
    specialEvent: translated(Text).optional(),
    /** True when no place is left ("Full"). */
    isCompleted: z.boolean(),
    /** The section that is the program's page; without it the program has a details page of its own. */
    page: Slug.optional(),
    prerequisites: translated(Text).optional(),
    languageContent: translated(ProgramText),
  })
  .refine((program) => !program.endDate || program.endDate >= program.startDate, {
    path: ['endDate'],
    error: 'must not be before startDate',
  })
  .refine((program) => program.promoPrice === undefined || program.promoPrice <= program.price, {
    path: ['promoPrice'],
    error: 'must not be above price',
  })
  .refine((program) => program.promoDeadline === undefined || program.promoPrice !== undefined, {
    path: ['promoDeadline'],
    error: 'needs a promoPrice',
  })
  .refine((program) => program.promoPrice === undefined || program.promoDeadline !== undefined, {
    path: ['promoPrice'],
    error: 'needs a promoDeadline, the last day of the reduced price',
  });
export type ProgramEntry = z.infer<typeof ProgramEntry>;

/** A program as the product knows it: with the address of its page, which follows from the routes. */
export interface Program extends Omit<ProgramEntry, 'languageContent'> {
  languageContent: Record<Locale, ProgramEntry['languageContent'][Locale] & { detailsUrl: string }>;
}

/** `programs.json`: every program once. */
export const Programs = z.array(ProgramEntry).superRefine((programs, context) => {
  const seen = new Set<string>();
  programs.forEach((program, index) => {
    if (seen.has(program.id)) {
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `"${program.id}" is used twice` });
    }
    seen.add(program.id);
  });
});
