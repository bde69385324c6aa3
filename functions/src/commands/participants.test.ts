import { aProgram } from '@surya/data/testing';
import { brevoAccount } from '../providers/brevoAccount.ts';
import type { CheckoutSession } from '../providers/payments.ts';
import { aCheckoutSession } from '../testing/aCheckoutSession.ts';
import { aFreeEvent } from '../testing/aContent.ts';
import { aTerminal } from '../testing/aTerminal.ts';
import { fakeSales } from '../testing/fakeSales.ts';
import { type MockAnswer, mockServer } from '../testing/mockServer.ts';
import { runCommand } from './command.ts';
import { participants } from './participants.ts';
import { type Registrants, readRegistrants } from './registrants.ts';

const free = aFreeEvent();
const programs = [aProgram(), free, aFreeEvent({ id: 'isha-kriya-2' })];
const noRegistrants: Registrants = () => async () => [];

async function print(
  args: readonly string[],
  {
    sold = [],
    registrants = noRegistrants,
  }: { sold?: readonly CheckoutSession[]; registrants?: Registrants } = {},
) {
  const { terminal, written } = aTerminal(args);
  const { sales } = fakeSales(sold);
  const command = participants({ content: { programs, practiceTypes: [] }, sales, registrants });
  const code = await runCommand(command, terminal);
  const [header, ...rows] = written.out.split('\r\n').slice(0, -1);
  return { code, header, rows, ...written };
}

describe('the list of participants', () => {
  test('lists the buyers of a paid program, oldest first, with refunds', async () => {
    const buyer = (name: string) => ({
      name,
      email: `${/[A-z]+/.exec(name)?.[0].toLowerCase()}@example.org`,
    });
    const { code, header, rows, notes } = await print(['--program', 'surya-kriya-rennes'], {
      sold: [
        aCheckoutSession({ buyer: buyer('Ana Ruiz'), metadata: { language: 'es', partner: 'studio-lumen' } }),
        aCheckoutSession({ buyer: buyer('Bea, dite B'), refundedCents: 5_000 }),
        aCheckoutSession({ buyer: buyer('=cmd|x'), refundedCents: 23_000 }),
        aCheckoutSession({ metadata: { program: 'surya-kriya-angers' } }),
        aCheckoutSession({ paidAt: undefined, paid: false }),
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

  test('lists the registrants of a free event', async () => {
    const registrants: Registrants = () => async (program) => {
      expect(program.id).toBe(free.id);
      return [
        {
          name: 'Camille Martin',
          email: 'camille@example.org',
          phone: '+33 6 39 98 00 00',
          locale: 'fr',
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
  const lists: MockAnswer = {
    status: 200,
    json: {
      count: 2,
      lists: [
        { id: 1, name: list('fr') },
        { id: 2, name: list('es') },
      ],
    },
  };
  const page = (...contacts: [string, Record<string, unknown>][]): MockAnswer => ({
    status: 200,
    json: {
      contacts: contacts.map(([email, attributes]) => ({ email, attributes })),
      count: contacts.length,
    },
  });
  const readFrom = (origin: string) =>
    readRegistrants(
      brevoAccount(
        { brevoApiKey: 'xkeysib-1', brevoApiBase: `${origin}/v3` },
        { timeout: 5_000, delays: [1] },
      ),
      free,
      { programs, practiceTypes: [] },
    );

  test('are the contacts of the program’s lists, except those of another program with the same lists', async () => {
    const full: [string, Record<string, unknown>][] = Array.from({ length: 500 }, (_, index) => [
      `p${index}@example.org`,
      { PROGRAM: free.id },
    ]);
    const answers = [
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
    await mockServer(answers, async (origin, requests) => {
      const found = await readFrom(origin);
      expect(found).toHaveLength(502);
      expect(found.slice(-2)).toEqual([
        {
          name: 'Zoé Le Goff',
          email: 'later@example.org',
          phone: undefined,
          locale: 'fr',
          whatsappGroup: undefined,
          partner: undefined,
        },
        {
          name: '',
          email: 'ana@example.org',
          phone: '600 000',
          locale: 'es',
          whatsappGroup: false,
          partner: 'studio-lumen',
        },
      ]);
      expect(requests[2]?.path).toBe('/v3/contacts/lists/1/contacts?limit=500&offset=500&sort=asc');
    });
  });

  test('make the command fail where they cannot be read', async () => {
    await mockServer([lists, { status: 200, json: { contacts: 'none' } }], async (origin) => {
      await expect(readFrom(origin)).rejects.toMatchObject({ provider: 'brevo', reason: 'malformed answer' });
    });
  });
});
