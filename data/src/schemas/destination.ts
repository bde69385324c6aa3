import * as z from 'zod';
import { ImagePath, IsoDate, Slug, Text, translated } from './primitives.ts';

/** A stop of the teacher's travels. */
export const Destination = z.strictObject({
  id: Slug,
  image: ImagePath,
  city: translated(Text),
  region: translated(Text),
  /** `current` is where the van stands; `available` is the visitor's own region, shown as an invitation. */
  status: z.enum(['current', 'upcoming', 'available']),
  date: translated(Text).optional(),
  /** First day there, for order and markup. */
  startDate: IsoDate.optional(),
  /** One paragraph a line. */
  description: translated(z.array(Text).min(1)),
  /** "Bookings open". */
  availableForBooking: z.boolean(),
});
export type Destination = z.infer<typeof Destination>;

/** `destinations.json`, in order of travel. */
export const Destinations = z.array(Destination);
