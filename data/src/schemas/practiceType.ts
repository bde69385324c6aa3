import * as z from 'zod';
import { Target } from './link.ts';
import { Text, translated } from './primitives.ts';

/** The key of a practice in the calendar's filter and on the wire: `surya_kriya`. */
export const PracticeKey = z
  .string()
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'must be lower-case words joined by underscores')
  .refine((key) => key !== 'all', '"all" is the choice of every practice');

/** A kind of program: what the calendar's filter offers, and how its participants are listed. */
export const PracticeType = z.strictObject({
  type: PracticeKey,
  /** On the filter's button, and as the category of tracking events. */
  label: translated(Text),
  /** Other practices whose filter shows programs of this type too, beside its own. */
  alsoListedUnder: z.array(PracticeKey).optional(),
  /** The page about the practice, to which its programs lead ("Learn more") in the languages that have it. */
  page: Target.optional(),
  /** Name of the participants' list in the address book, before city and language; the type without it. */
  list: Text.optional(),
});
export type PracticeType = z.infer<typeof PracticeType>;

/** `practice-types.json`, in the order of the calendar's filter. */
export const PracticeTypes = z.array(PracticeType).superRefine((practices, context) => {
  practices.forEach(({ type }, index) => {
    if (practices.findIndex((other) => other.type === type) !== index) {
      context.addIssue({ code: 'custom', path: [index, 'type'], message: `"${type}" is used twice` });
    }
  });
});
