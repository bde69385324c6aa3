import { parseArgs } from 'node:util';
import { contactAttributes, locales, type Program } from '@surya/data';
import { studioContent } from '../content.ts';
import { readBrevoEnv } from '../env.ts';
import { listOf } from '../fulfilment/effects.ts';
import { type BrevoAccount, brevoAccount, folderName } from '../providers/brevoAccount.ts';
import { AttributesShape, read } from '../providers/brevoShapes.ts';
import { type Command, CommandError } from './command.ts';

/**
 * Makes what the functions need in the studio's Brevo account and do not find there: the participants'
 * attributes, the folder, and a list for every type of program, city and language of the catalogue. It
 * changes nothing that is there, and touches no contact: nobody is subscribed to anything.
 */
export const brevoSetup = (
  programs: readonly Program[] = studioContent().programs,
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
    let made = 0;
    const make = async (what: string, work: () => Promise<unknown>) => {
      made += 1;
      if (!dryRun) await work();
      out(`${dryRun ? 'would make' : 'made'} ${what}\n`);
    };

    await makeAttributes(account, make);
    if ((await account.folderNamed(folderName)) === undefined) {
      await make(`the folder ${folderName}`, () =>
        account.once(() => account.client.createFolder({ name: folderName })),
      );
    }
    const lists = programs.flatMap((program) => locales.map((locale) => listOf({ program, locale })));
    for (const name of new Set(lists)) {
      if ((await account.listNamed(name)) === undefined) {
        await make(`the list ${name}`, () => account.makeList(name));
      }
    }
    if (made === 0) out('Everything is there.\n');
  },
});

type Make = (what: string, work: () => Promise<unknown>) => Promise<void>;

/** @throws CommandError where an attribute of that name is of another type, after making the others */
async function makeAttributes({ client, repeat, once }: BrevoAccount, make: Make): Promise<void> {
  const { attributes } = await repeat(async () => read(AttributesShape, await client.getAttributes()));
  const wrong: string[] = [];
  for (const [name, type] of Object.entries(contactAttributes)) {
    const known = attributes.find((attribute) => attribute.name === name);
    if (!known) {
      await make(`the attribute ${name} (${type})`, () =>
        once(() => client.createAttribute({ attributeCategory: 'normal', attributeName: name, type })),
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
