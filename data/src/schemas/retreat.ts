import * as z from 'zod';
import { Target } from './link.ts';
import { Picture } from './pageBlock.ts';
import {
  EmailAddress,
  Euros,
  ImagePath,
  IsoDate,
  Placeholder,
  Slug,
  Text,
  translated,
} from './primitives.ts';

const Point = z.strictObject({ title: Text, description: Text });
const section = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({ title: Text, items: z.array(items).min(1) });

const RetreatText = z.strictObject({
  title: Text,
  subtitle: Text,
  description: z.strictObject({ title: Text, content: z.array(Text).min(1) }),
  /** Arrival and departure. */
  dateDetails: Text,
  location: Text,
  /** What the price covers, said beside it ("all inclusive"). */
  priceNote: Text,
  practiceButtonText: Text,
  /** The first four are shown. */
  experience: section(Point),
  accessibility: section(Text),
  included: section(Point),
  faq: section(z.strictObject({ question: Text, answer: Text })),
  teachers: section(
    z.strictObject({ name: Text, title: Text, bio: Text, image: ImagePath, placeholder: Placeholder }),
  ),
  registerButtonText: Text,
  /** Subject of the registration mail. */
  mailSubject: Text,
});

/** One retreat of `retreats.json`. */
export const Retreat = z.strictObject({
  id: Slug,
  startDate: IsoDate,
  endDate: IsoDate,
  /** Euros, all taxes included. */
  price: Euros,
  image: translated(Picture),
  organiser: z.strictObject({ email: EmailAddress, placeholder: Placeholder }),
  practiceLink: Target,
  languageContent: translated(RetreatText),
});
export type Retreat = z.infer<typeof Retreat>;

export const Retreats = z.array(Retreat);
