import * as z from 'zod';
import {
  Country,
  EmailAddress,
  ImagePath,
  LocaleSchema,
  Placeholder,
  Text,
  translated,
} from './primitives.ts';

/** A telephone number in E.164 form, `+33199000142`. */
const Phone = z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be an international number such as +33123456789');
const HttpsUrl = z.url({ protocol: /^https$/ });

/** `site.json`: the studio's own name and addresses; they stand nowhere else. */
export const Site = z.strictObject({
  brand: z.strictObject({ name: Text, placeholder: Placeholder }),
  /** What the studio teaches, in words that all languages share: `Hatha Yoga`. */
  subject: Text,
  /** One line below the name in the footer. */
  motto: translated(Text),
  /** The message with which a visitor's WhatsApp chat opens. */
  greeting: translated(Text),
  /** What a visitor who proposes a region asks for: the subject of the mail, and its object (`a workshop`). */
  regionRequest: translated(z.strictObject({ subject: Text, request: Text })),
  /** The studio's own site, without trailing slash. */
  origin: z.strictObject({ url: HttpsUrl.refine((url) => !url.endsWith('/')), placeholder: Placeholder }),
  /** `name` once the teacher wants it known: until then the role stands in its place. */
  teacher: z.strictObject({ name: Text.optional(), portrait: ImagePath, placeholder: Placeholder }),
  contact: z.strictObject({ email: EmailAddress, phone: Phone, whatsapp: Phone, placeholder: Placeholder }),
  /** Sender of every mail, and where the teacher reads notices. */
  mail: z.strictObject({ from: EmailAddress, teacher: EmailAddress, placeholder: Placeholder }),
  /** Profiles on social networks; those that are absent are linked nowhere. */
  social: z.strictObject({
    facebook: HttpsUrl.optional(),
    instagram: HttpsUrl.optional(),
    youtube: HttpsUrl.optional(),
    placeholder: Placeholder,
  }),
  /** A seal at the foot of every page. */
  certification: z
    .strictObject({ image: ImagePath, alt: translated(Text), placeholder: Placeholder })
    .optional(),
  pictures: z.strictObject({
    /** Lies under the titles in the pictures that social networks show. */
    share: ImagePath,
    /** Shown in place of each film until it is played. */
    video: ImagePath,
  }),
  /** Of programs, unless one says otherwise: the country where they are held and the language of the teaching. */
  teaching: z.strictObject({ country: Country, language: LocaleSchema }),
  copyrightYear: z.int().min(2020),
});
export type Site = z.infer<typeof Site>;
