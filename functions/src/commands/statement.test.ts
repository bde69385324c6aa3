import type { CheckoutSession } from '../providers/payments.ts';
import { aCheckoutSession } from '../testing/aCheckoutSession.ts';
import { aPartner } from '../testing/aContent.ts';
import { aTerminal } from '../testing/aTerminal.ts';
import { fakeSales } from '../testing/fakeSales.ts';
import { runCommand } from './command.ts';
import { statement } from './statement.ts';

const noon = { now: () => new Date('2025-08-01T12:00:00Z') };
const at = (paidAt: string, overrides: Partial<CheckoutSession> = {}) =>
  aCheckoutSession({ paidAt: new Date(paidAt), ...overrides });

/** Runs the command over sales given oldest first. */
async function print(sold: readonly CheckoutSession[], args: readonly string[], overrides: object = noon) {
  const { terminal, written } = aTerminal(args, overrides);
  const { sales, instants } = fakeSales(sold);
  const code = await runCommand(statement({ partners: [aPartner] }, sales), terminal);
  const [header, ...rows] = written.out.split('\r\n').slice(0, -1);
  return { code, header, rows, instants, ...written };
}

describe('the statement', () => {
  test('lists the sales of a month, by the clock of Paris, oldest first', async () => {
    const sold = [
      at('2025-05-31T21:59:59Z', { id: 'cs_may' }),
      at('2025-05-31T22:00:00Z', { id: 'cs_first' }),
      at('2025-06-12T10:05:00Z', {
        id: 'cs_partner',
        metadata: { partner: 'studio-lumen', price_basis: 'full' },
        cents: 25_000,
        refundedCents: 5_050,
      }),
      at('2025-06-30T21:59:59Z', { id: 'cs_last' }),
      at('2025-06-30T22:00:00Z', { id: 'cs_july' }),
    ];
    const { code, header, rows, notes, instants } = await print(sold, ['--month', '2025-06']);
    expect(code).toBe(0);
    expect(header).toBe(
      '\uFEFFdate,program,language,partner,price_basis,gross,refunded,net,currency,payment,session',
    );
    expect(rows).toEqual([
      '2025-06-01 00:00,surya-kriya-rennes,fr,,promo,230.00,0.00,230.00,EUR,pi_1,cs_first',
      '2025-06-12 12:05,surya-kriya-rennes,fr,studio-lumen,full,250.00,50.50,199.50,EUR,pi_1,cs_partner',
      '2025-06-30 23:59,surya-kriya-rennes,fr,,promo,230.00,0.00,230.00,EUR,pi_1,cs_last',
    ]);
    expect(notes).toEqual([
      'studio-lumen, EUR: 1 sold, gross 250.00, refunded 50.50, net 199.50',
      'the studio itself, EUR: 2 sold, gross 460.00, refunded 0.00, net 460.00',
    ]);
    expect(instants).toEqual([new Date('2025-05-29T22:00:00Z')]);
  });

  test('lists the sales of one partner with --partner', async () => {
    const sold = [
      aCheckoutSession({ id: 'cs_own' }),
      aCheckoutSession({ id: 'cs_theirs', metadata: { partner: aPartner.id } }),
    ];
    const { rows, notes } = await print(sold, ['--month', '2025-06', '--partner', aPartner.id]);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['cs_theirs']);
    expect(notes).toEqual(['studio-lumen, EUR: 1 sold, gross 230.00, refunded 0.00, net 230.00']);
  });

  test('omits sessions that are unpaid or created by another product', async () => {
    const { paidAt: _, ...unpaid } = aCheckoutSession({ paid: false });
    const foreign = { ...aCheckoutSession(), metadata: {} };
    const { rows, notes } = await print([{ ...unpaid, paidAt: undefined }, foreign], ['--month', '2025-06']);
    expect([rows, notes]).toEqual([[], ['Nothing was sold.']]);
  });

  test('writes a file for Excel in France with --european and --output', async () => {
    const args = ['--month', '2025-06', '--european', '--output', 'june.csv'];
    const { out, files, notes } = await print([aCheckoutSession()], args);
    expect(out).toBe('');
    expect(files.get('june.csv')?.split('\r\n')[1]).toBe(
      '2025-06-01 09:00;surya-kriya-rennes;fr;;promo;230,00;0,00;230,00;EUR;pi_1;cs_test_1',
    );
    expect(notes[0]).toBe('wrote june.csv');
  });

  test('covers December, and says where the month is not over', async () => {
    const sold = [at('2025-12-31T22:59:59Z'), at('2025-12-31T23:00:00Z')];
    const during = { now: () => new Date('2025-12-31T22:30:00Z') };
    const { rows, notes } = await print(sold, ['--month', '2025-12'], during);
    expect(rows).toHaveLength(1);
    expect(notes.at(-1)).toBe('The month is not over.');
  });

  test.each([
    [[], '--month is missing'],
    [['--month', '2025-13'], '--month must be written like 2025-06, not "2025-13"'],
    [['--month', 'june'], '--month must be written like 2025-06, not "june"'],
    [['--month', '2025-09'], '2025-09 has not begun'],
    [['--month', '2025-06', '--partner', 'unreachableUrl'], 'there is no partner "unreachableUrl"'],
    [['2025-06'], 'Unexpected argument'],
    [['--mouth', '2025-06'], "Unknown option '--mouth'"],
  ])('refuses %j with its usage', async (args, message) => {
    const { code, notes, instants } = await print([], args);
    expect([code, instants]).toEqual([2, []]);
    expect(notes[0]).toContain(message);
    expect(notes[0]).toContain('npm run --silent statement -w functions -- --month 2025-06');
    expect(notes[0]).toContain('--partner    one of studio-lumen;');
  });
});
