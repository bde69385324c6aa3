import * as z from 'zod';
import { Picture } from './pageBlock.ts';
import { Placeholder, Text, translated } from './primitives.ts';

const paragraphs = translated(z.array(Text).min(1));
const entries = translated(z.array(Text).min(1));

/**
 * `programs/<program-id>.json`: what a program's own page says beyond the catalogue. Dates, place and prices
 * are the catalogue's and stand there only.
 */
export const ProgramDetails = z.strictObject({
  /** `simple` leaves out benefits, film and quote, and comes to the booking sooner. */
  layout: z.enum(['full', 'simple']),
  image: translated(Picture),
  subtitle: translated(Text),
  introduction: paragraphs,
  /** Day by day, in order: `Samedi 5 juillet` · `16h – 19h`. */
  schedule: translated(z.array(z.strictObject({ day: Text, times: z.array(Text).min(1) })).min(1)),
  benefits: translated(z.array(z.strictObject({ title: Text, description: Text })).min(1)).optional(),
  contraindications: entries.optional(),
  eligibility: entries,
  bring: entries,
  /** Good to know before coming: parking, food, arrival. */
  practicalInfo: entries.optional(),
  maxParticipants: translated(Text).optional(),
  accommodation: translated(Text).optional(),
  /** Words beside the price's deadline; the deadline shows only where this and the date exist. */
  promoLabel: translated(Text).optional(),
  quote: translated(z.strictObject({ text: Text, author: Text })).optional(),
  video: translated(z.strictObject({ video: Text, label: Text, placeholder: Placeholder })).optional(),
});
export type ProgramDetails = z.infer<typeof ProgramDetails>;
