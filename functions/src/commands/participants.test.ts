import { aProgram } from '@surya/data/testing';
import { brevoAccount } from '../providers/brevoAccount.ts';
import type { Purchase } from '../providers/payments.ts';
import { aFreeEvent } from '../testing/content.ts';
import { aPurchase } from '../testing/purchase.ts';
import { type Reply, scripted } from '../testing/scripted.ts';
import { aTerminal } from '../testing/terminal.ts';
import { runCommand } from './command.ts';
import { participants } from './participants.ts';
import type { Registrants } from './registrants.ts';
import { registrantsIn } from './registrants.ts';

const free = aFreeEvent();
const programs = [aProgram(), free, aFreeEvent({ id: 'isha-kriya-2' })];
const nobody: Registrants = () => async () => [];

async function print(
  args: readonly string[],
  { sold = [], registrants = nobody }: { sold?: readonly Purchase[]; registrants?: Registrants } = {},
) {
  const { terminal, written } = aTerminal(args);
  const sales = () => ({
    async *completedSince() {
      yield* [...sold].reverse();
    },
  });
  const command = participants({ content: { programs }, sales, registrants });
  const code = await runCommand(command, terminal);
  const [header, ...rows] = written.out.split('\r\n').slice(0, -1);
  return { code, header, rows, ...written };
}

describe('the list of participants', () => {
  test('has the buyers of a paid program, first come first, and says who got money back', async () => {
    const buyer = (name: string) => ({
      name,
      email: `${/[A-z]+/.exec(name)?.[0].toLowerCase()}@example.org`,
    });
    const { code, header, rows, notes } = await print(['--program', 'surya-kriya-rennes'], {
      sold: [
        aPurchase({ buyer: buyer('Ana Ruiz'), facts: { language: 'es', partner: 'studio-lumen' } }),
        aPurchase({ buyer: buyer('Bea, dite B'), refundedCents: 5_000 }),
        aPurchase({ buyer: buyer('=cmd|x'), refundedCents: 23_000 }),
        aPurchase({ facts: { program: 'surya-kriya-angers' } }),
        aPurchase({ paidAt: undefined, paid: false }),
      ],
    });
    expect(code).toBe(0);
    expect(header).toBe(
      '\uFEFFname,email,phone,language,status,amount,refunded,currency,paid_at,whatsapp_group,partner,payment',
    );
    expect(rows).toEqual([
      'Ana Ruiz,ana@example.org,,es,paid,230.00,0.00,EUR,2025-06-01 09:00,,studio-lumen,pi_1',
      '"Bea, dite B",bea@example.org,,fr,partly refunded,230.00,50.00,EUR,2025-06-01 09:00,,,pi_1',
      "'=cmd|x,cmd@example.org,,fr,refunded,230.00,230.00,EUR,2025-06-01 09:00,,,pi_1",
    ]);
    expect(notes).toEqual(['3 for surya-kriya-rennes']);
  });

  test('has whoever registered for a free event', async () => {
    const registrants: Registrants = () => async (program) => {
      expect(program.id).toBe(free.id);
      return [
        {
          name: 'Camille Martin',
          email: 'camille@example.org',
          phone: '+33 6 39 98 00 00',
          language: 'fr',
          whatsappGroup: true,
          partner: undefined,
        },
      ];
    };
    const { rows } = await print(['--program', free.id], { registrants });
    expect(rows).toEqual(["Camille Martin,camille@example.org,'+33 6 39 98 00 00,fr,registered,,,,,yes,,"]);
  });

  test.each([
    [[], '--program is missing'],
    [['--program', 'nothing'], 'there is no program "nothing"'],
    [['--program', free.id, '--since', '2025'], "Unknown option '--since'"],
  ])('refuses %j with its usage', async (args, message) => {
    const { code, notes } = await print(args);
    expect(code).toBe(2);
    expect(notes[0]).toContain(message);
    expect(notes[0]).toContain('one of surya-kriya-rennes, isha-kriya-introduction-2025');
  });
});

describe('the registrants in Brevo', () => {
  const list = (language: string) => `isha_kriya · Rennes · ${language}`;
  const lists: Reply = {
    status: 200,
    json: {
      count: 2,
      lists: [
        { id: 1, name: list('fr') },
        { id: 2, name: list('es') },
      ],
    },
  };
  const page = (...contacts: [string, Record<string, unknown>][]): Reply => ({
    status: 200,
    json: {
      contacts: contacts.map(([email, attributes]) => ({ email, attributes })),
      count: contacts.length,
    },
  });
  const readFrom = (origin: string) =>
    registrantsIn(
      brevoAccount(
        { brevoApiKey: 'xkeysib-1', brevoApiBase: `${origin}/v3` },
        { timeout: 5_000, pauses: [1] },
      ),
      free,
      programs,
    );

  test('are those on the program’s lists, but who came for another of the same lists', async () => {
    const full: [string, Record<string, unknown>][] = Array.from({ length: 500 }, (_, index) => [
      `p${index}@example.org`,
      { PROGRAM: free.id },
    ]);
    const replies = [
      lists,
      page(...full),
      page(
        ['later@example.org', { FIRSTNAME: 'Zoé', LASTNAME: 'Le Goff', PROGRAM: 'surya-kriya-rennes' }],
        ['other@example.org', { PROGRAM: 'isha-kriya-2' }],
      ),
      lists,
      lists,
      page(['ana@example.org', { PHONE: '600 000', WHATSAPP_GROUP: false, PARTNER: 'studio-lumen' }]),
    ];
    await scripted(replies, async (origin, asked) => {
      const found = await readFrom(origin);
      expect(found).toHaveLength(502);
      expect(found.slice(-2)).toEqual([
        {
          name: 'Zoé Le Goff',
          email: 'later@example.org',
          phone: undefined,
          language: 'fr',
          whatsappGroup: undefined,
          partner: undefined,
        },
        {
          name: '',
          email: 'ana@example.org',
          phone: '600 000',
          language: 'es',
          whatsappGroup: false,
          partner: 'studio-lumen',
        },
      ]);
      expect(asked[2]?.path).toBe('/v3/contacts/lists/1/contacts?limit=500&offset=500&sort=asc');
    });
  });

  test('that cannot be read are a failure, and not nobody', async () => {
    await scripted([lists, { status: 200, json: { contacts: 'none' } }], async (origin) => {
      await expect(readFrom(origin)).rejects.toMatchObject({ provider: 'brevo', reason: 'malformed answer' });
    });
  });
});
