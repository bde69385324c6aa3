import { type Locale, locales, type Program } from '@surya/data';
import type * as z from 'zod';
import { readBrevoEnv } from '../env.ts';
import { listOf } from '../fulfilment/effects.ts';
import { type BrevoAccount, brevoAccount } from '../providers/brevoAccount.ts';
import { MembersShape, read } from '../providers/brevoShapes.ts';
import type { Terminal } from './command.ts';

/** Somebody who registered for a free event. */
export interface Registrant {
  name: string;
  email: string;
  phone: string | undefined;
  language: Locale;
  whatsappGroup: boolean | undefined;
  partner: string | undefined;
}

/** Where registrants are read from, for a command. `programs` is the whole catalogue. */
export type Registrants = (
  env: Terminal['env'],
) => (program: Program, programs: readonly Program[]) => Promise<Registrant[]>;

/** Contacts of a list a page; Brevo gives at most 500. */
const pageSize = 500;

type Contact = z.output<typeof MembersShape>['contacts'][number];

/**
 * Brevo's lists are by type, city and language, and a contact's PROGRAM is the last they registered for.
 * Everybody on a program's lists counts, but who registered last for another program of the same lists.
 */
export const brevoRegistrants: Registrants = (env) => {
  const account = brevoAccount(readBrevoEnv(env));
  return (program, programs) => registrantsIn(account, program, programs);
};

/** Oldest first, language by language. */
export async function registrantsIn(
  account: BrevoAccount,
  program: Program,
  programs: readonly Program[],
): Promise<Registrant[]> {
  const others = programs.filter(
    ({ id, type, location }) => id !== program.id && type === program.type && location === program.location,
  );
  const elsewhere = new Set(others.map(({ id }) => id));
  const found: Registrant[] = [];
  for (const language of locales) {
    const listId = await account.listNamed(listOf({ program, locale: language }));
    if (listId === undefined) continue;
    for await (const { email, attributes } of membersOf(listId, account)) {
      if (!email || elsewhere.has(attributes.PROGRAM ?? '')) continue;
      found.push({
        name: [attributes.FIRSTNAME, attributes.LASTNAME].filter(Boolean).join(' '),
        email,
        phone: attributes.PHONE,
        language,
        whatsappGroup: attributes.WHATSAPP_GROUP,
        partner: attributes.PARTNER,
      });
    }
  }
  return found;
}

async function* membersOf(listId: number, { client, repeat }: BrevoAccount): AsyncGenerator<Contact> {
  for (let offset = 0; ; offset += pageSize) {
    const { contacts } = await repeat(async () =>
      read(MembersShape, await client.getContactsFromList({ listId, limit: pageSize, offset, sort: 'asc' })),
    );
    yield* contacts;
    if (contacts.length < pageSize) return;
  }
}
