import * as z from 'zod';

const entries = z.array(z.object({ id: z.number().int(), name: z.string() })).default([]);
/** An attribute of another type than expected counts as absent. */
const text = z.string().optional().catch(undefined);

/** The parts of Brevo's answers that are used; its SDK passes on whatever came with a 2xx. */
export const brevoSchemas = {
  /** A page of lists; Brevo leaves `lists` out where there is none. */
  lists: z.object({ count: z.number().int(), lists: entries }),
  folders: z.object({ count: z.number().int(), folders: entries }),
  created: z.object({ id: z.number().int() }),
  attributes: z.object({
    attributes: z.array(z.object({ name: z.string(), category: z.string(), type: z.string().optional() })),
  }),
  /** A page of the contacts of a list. */
  contacts: z.object({
    count: z.number().int(),
    contacts: z.array(
      z.object({
        email: z.string().nullish(),
        attributes: z.object({
          FIRSTNAME: text,
          LASTNAME: text,
          PHONE: text,
          PROGRAM: text,
          PARTNER: text,
          WHATSAPP_GROUP: z.boolean().optional().catch(undefined),
        }),
      }),
    ),
  }),
};
