import { contactAttributes, locales } from '@surya/data';
import { aProgram } from '@surya/data/testing';
import { brevoAccount } from '../providers/brevoAccount.ts';
import { aTerminal } from '../testing/aTerminal.ts';
import { type MockAnswer, mockServer, type ReceivedRequest } from '../testing/mockServer.ts';
import { brevoSetup } from './brevoSetup.ts';
import { runCommand } from './command.ts';

const names = locales.map((locale) => `surya_kriya · Rennes · ${locale}`);
const attributes = (types: Record<string, string>): MockAnswer => ({
  status: 200,
  json: { attributes: Object.entries(types).map(([name, type]) => ({ name, category: 'normal', type })) },
});
const lists = (...known: string[]): MockAnswer => ({
  status: 200,
  json: { count: known.length, lists: known.map((name, index) => ({ id: index + 1, name })) },
});
const folders = (...known: string[]): MockAnswer => ({
  status: 200,
  json: { count: known.length, folders: known.map((name, index) => ({ id: index + 1, name })) },
});
const made = (id: number): MockAnswer => ({ status: 201, json: { id } });

/** Runs the command for two programs that share their lists. */
function setUp(answers: readonly MockAnswer[], args: readonly string[] = []) {
  return mockServer(answers, async (origin, requests) => {
    const { terminal, written } = aTerminal(args, {
      env: { BREVO_API_KEY: 'xkeysib-1', BREVO_API_BASE: `${origin}/v3` },
    });
    const programs = [aProgram(), aProgram({ id: 'surya-kriya-rennes-2' })];
    const connect: typeof brevoAccount = (settings) =>
      brevoAccount(settings, { timeout: 5_000, delays: [1] });
    const code = await runCommand(brevoSetup({ programs, practiceTypes: [] }, connect), terminal);
    const changes = requests.filter(({ method }) => method !== 'GET').map(toLine);
    return { code, out: written.out, notes: written.notes, changes, requests: requests.length };
  });
}
const toLine = ({ method, path, body }: ReceivedRequest) => `${method} ${path} ${body}`;

describe('the set-up of Brevo', () => {
  test('creates what is missing, and nothing else', async () => {
    const { PHONE: _, ...others } = contactAttributes;
    const known = [names[0] ?? '', names[2] ?? ''];
    const { code, out, changes } = await setUp([
      attributes({ ...others, FAVOURITE_COLOUR: 'text' }),
      { status: 201 },
      folders('Your First Folder', 'Participants'),
      lists(...known),
      lists(...known),
      folders('Your First Folder', 'Participants'),
      made(9),
      lists(...names),
      lists(...names),
    ]);
    expect(code).toBe(0);
    expect(changes).toEqual([
      'POST /v3/contacts/attributes/normal/PHONE {"type":"text"}',
      `POST /v3/contacts/lists ${JSON.stringify({ folderId: 2, name: names[1] })}`,
    ]);
    expect(out).toBe(`made the attribute PHONE (text)\nmade the list ${names[1]}\n`);
  });

  test('changes nothing the second time', async () => {
    const everything = [attributes(contactAttributes), folders('Participants'), lists(...names)];
    const { code, out, changes } = await setUp(everything);
    expect([code, out, changes]).toEqual([0, 'Everything is there.\n', []]);
  });

  test('changes nothing in a dry run, and prints what it would create', async () => {
    const { out, changes } = await setUp([attributes({}), folders(), lists()], ['--dry-run']);
    expect(changes).toEqual([]);
    expect(out.split('\n')).toEqual([
      ...Object.entries(contactAttributes).map(
        ([name, type]) => `would make the attribute ${name} (${type})`,
      ),
      'would make the folder Participants',
      ...names.map((name) => `would make the list ${name}`),
      '',
    ]);
  });

  test('fails where an attribute has another type, and names it', async () => {
    const { code, notes } = await setUp([attributes({ ...contactAttributes, WHATSAPP_GROUP: 'text' })]);
    expect(code).toBe(1);
    expect(notes).toEqual([
      "Brevo cannot change an attribute's type. Delete and run again: WHATSAPP_GROUP is normal text, not normal boolean.",
    ]);
  });

  test('fails with a message where the API key is refused', async () => {
    const { code, notes } = await setUp([{ status: 401, json: { code: 'unauthorized' } }]);
    expect([code, notes]).toEqual([1, ['brevo: 401']]);
  });
});
