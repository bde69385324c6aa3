import * as z from 'zod';
import { EmailAddress, ImagePath, Placeholder, Text, translated } from './primitives.ts';

/** A telephone number in E.164 form, `+33199000142`. */
const Phone = z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be an international number such as +33199000142');
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
  /** The studio's own site, without trailing slash. */
  origin: z.strictObject({ url: HttpsUrl.refine((url) => !url.endsWith('/')), placeholder: Placeholder }),
  /** `name` once the teacher wants it known: until then the role stands in its place. */
  teacher: z.strictObject({ name: Text.optional(), portrait: ImagePath, placeholder: Placeholder }),
  contact: z.strictObject({ email: EmailAddress, phone: Phone, whatsapp: Phone, placeholder: Placeholder }),
  /** Sender of every mail, and where the teacher reads notices. */
  mail: z.strictObject({ from: EmailAddress, teacher: EmailAddress, placeholder: Placeholder }),
  social: z.strictObject({
    facebook: HttpsUrl,
    instagram: HttpsUrl,
    youtube: HttpsUrl,
    placeholder: Placeholder,
  }),
  certification: z.strictObject({ image: ImagePath, placeholder: Placeholder }),
  copyrightYear: z.int().min(2020),
});
export type Site = z.infer<typeof Site>;
