import { type Locale, locales, type Program } from '@surya/data';
import type * as z from 'zod';
import type { Content } from '../content.ts';
import { readBrevoEnv } from '../env.ts';
import { participantListName } from '../fulfilment/participantListName.ts';
import { type BrevoAccount, brevoAccount } from '../providers/brevoAccount.ts';
import { brevoSchemas } from '../providers/brevoSchemas.ts';
import { parseResponse } from '../providers/parseResponse.ts';
import type { Terminal } from './command.ts';

/** A person who registered for a free event. */
export interface Registrant {
  name: string;
  email: string;
  phone: string | undefined;
  locale: Locale;
  whatsappGroup: boolean | undefined;
  partner: string | undefined;
}

/** The part of the content that tells the lists of a program and the programs that share them. */
type Catalogue = Pick<Content, 'programs' | 'practiceTypes'>;

/** Connects a command to the registrants of the environment's account. */
export type Registrants = (
  env: Terminal['env'],
) => (program: Program, catalogue: Catalogue) => Promise<Registrant[]>;

/** Contacts per page of a list; Brevo's maximum is 500. */
const pageSize = 500;

type Contact = z.output<typeof brevoSchemas.contacts>['contacts'][number];

/** The registrants in Brevo's lists. */
export const brevoRegistrants: Registrants = (env) => {
  const account = brevoAccount(readBrevoEnv(env));
  return (program, catalogue) => readRegistrants(account, program, catalogue);
};

/**
 * Returns the registrants of a program, oldest first, language by language. Lists are by type, city and
 * language, and a contact's PROGRAM is the last one they registered for: all contacts of the program's lists
 * count, except those whose PROGRAM is another program with the same lists.
 */
export async function readRegistrants(
  account: BrevoAccount,
  program: Program,
  { programs, practiceTypes }: Catalogue,
): Promise<Registrant[]> {
  const siblings = programs.filter(
    ({ id, type, location }) => id !== program.id && type === program.type && location === program.location,
  );
  const siblingIds = new Set(siblings.map(({ id }) => id));
  const found: Registrant[] = [];
  for (const locale of locales) {
    const listId = await account.findList(participantListName(program, locale, practiceTypes));
    if (listId === undefined) continue;
    for await (const { email, attributes } of listContacts(listId, account)) {
      if (!email || siblingIds.has(attributes.PROGRAM ?? '')) continue;
      found.push({
        name: [attributes.FIRSTNAME, attributes.LASTNAME].filter(Boolean).join(' '),
        email,
        phone: attributes.PHONE,
        locale,
        whatsappGroup: attributes.WHATSAPP_GROUP,
        partner: attributes.PARTNER,
      });
    }
  }
  return found;
}

async function* listContacts(
  listId: number,
  { client, callWithRetries }: BrevoAccount,
): AsyncGenerator<Contact> {
  for (let offset = 0; ; offset += pageSize) {
    const page = { listId, limit: pageSize, offset, sort: 'asc' } as const;
    const { contacts } = await callWithRetries(async () =>
      parseResponse('brevo', brevoSchemas.contacts, await client.getContactsFromList(page)),
    );
    yield* contacts;
    if (contacts.length < pageSize) return;
  }
}
