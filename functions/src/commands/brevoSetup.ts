import { parseArgs } from 'node:util';
import { contactAttributes, locales } from '@surya/data';
import { type Content, getStudioContent } from '../content.ts';
import { readBrevoEnv } from '../env.ts';
import { participantListName } from '../fulfilment/participantListName.ts';
import { type BrevoAccount, brevoAccount, folderName } from '../providers/brevoAccount.ts';
import { brevoSchemas } from '../providers/brevoSchemas.ts';
import { parseResponse } from '../providers/parseResponse.ts';
import { type Command, CommandError } from './command.ts';

/**
 * Creates what the functions need in the studio's Brevo account: the attributes of participants, the folder,
 * and a list for every type of program, city and language of the catalogue. Changes nothing that exists, and
 * subscribes no contact.
 */
export const brevoSetup = (
  { programs, practiceTypes }: Pick<Content, 'programs' | 'practiceTypes'> = getStudioContent(),
  connect = brevoAccount,
): Command => ({
  usage: `npm run brevo:setup -w functions [-- --dry-run]

Makes the attributes, the folder and the lists that are missing in the studio's Brevo account.
  --dry-run   only says what it would make
Environment: BREVO_API_KEY.`,

  async run({ args, env, out }) {
    const { values } = parseArgs({ args: [...args], options: { 'dry-run': { type: 'boolean' } } });
    const account = connect(readBrevoEnv(env));
    const dryRun = values['dry-run'] ?? false;
    let count = 0;
    const create: Create = async (what, run) => {
      count += 1;
      if (!dryRun) await run();
      out(`${dryRun ? 'would make' : 'made'} ${what}\n`);
    };

    await createAttributes(account, create);
    if ((await account.findFolder(folderName)) === undefined) {
      await create(`the folder ${folderName}`, () =>
        account.callOnce(() => account.client.createFolder({ name: folderName })),
      );
    }
    const lists = programs.flatMap((program) =>
      locales.map((locale) => participantListName(program, locale, practiceTypes)),
    );
    for (const name of new Set(lists)) {
      if ((await account.findList(name)) === undefined) {
        await create(`the list ${name}`, () => account.createList(name));
      }
    }
    if (count === 0) out('Everything is there.\n');
  },
});

/** Runs a creation, unless this is a dry run, and prints what it creates. */
type Create = (what: string, run: () => Promise<unknown>) => Promise<void>;

/** @throws CommandError where an attribute exists with another type, after creating the others */
async function createAttributes(
  { client, callWithRetries, callOnce }: BrevoAccount,
  create: Create,
): Promise<void> {
  const { attributes } = await callWithRetries(async () =>
    parseResponse('brevo', brevoSchemas.attributes, await client.getAttributes()),
  );
  const wrong: string[] = [];
  for (const [name, type] of Object.entries(contactAttributes)) {
    const known = attributes.find((attribute) => attribute.name === name);
    if (!known) {
      await create(`the attribute ${name} (${type})`, () =>
        callOnce(() => client.createAttribute({ attributeCategory: 'normal', attributeName: name, type })),
      );
    } else if (known.category !== 'normal' || known.type !== type) {
      wrong.push(`${name} is ${known.category} ${known.type ?? 'untyped'}, not normal ${type}`);
    }
  }
  if (wrong.length > 0) {
    throw new CommandError(
      `Brevo cannot change an attribute's type. Delete and run again: ${wrong.join('; ')}.`,
    );
  }
}
