import * as z from 'zod';
import { ProviderError } from './providerError.ts';

/** What we read of Brevo's answers: its SDK hands on whatever came with a 2xx. */

const named = z.array(z.object({ id: z.number().int(), name: z.string() })).default([]);
/** A page of lists; Brevo leaves `lists` out where there is none. */
export const ListsShape = z.object({ count: z.number().int(), lists: named });
export const FoldersShape = z.object({ count: z.number().int(), folders: named });
export const MadeShape = z.object({ id: z.number().int() });
export const AttributesShape = z.object({
  attributes: z.array(z.object({ name: z.string(), category: z.string(), type: z.string().optional() })),
});
const word = z.string().optional().catch(undefined);
/** A page of a list's contacts. An attribute of another type than ours counts as absent. */
export const MembersShape = z.object({
  count: z.number().int(),
  contacts: z.array(
    z.object({
      email: z.string().nullish(),
      attributes: z.object({
        FIRSTNAME: word,
        LASTNAME: word,
        PHONE: word,
        PROGRAM: word,
        PARTNER: word,
        WHATSAPP_GROUP: z.boolean().optional().catch(undefined),
      }),
    }),
  ),
});

/** Brevo's answer as far as we use it. @throws ProviderError, retryable: what answered was not Brevo */
export function read<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const result = shape.safeParse(answer);
  if (result.success) return result.data;
  throw new ProviderError('brevo', true, 'malformed answer', result.error);
}
