import { parseArgs } from 'node:util';
import { type IsoDate, toInstant, toParisTime } from '@surya/data';
import { type Content, getStudioContent } from '../content.ts';
import { type Command, type Terminal, UsageError } from './command.ts';
import { formatParisTime } from './formatParisTime.ts';
import { type Sale, stripeSales, toSale } from './sales.ts';
import { formatAmount, toCsv } from './toCsv.ts';
import { writeOutput } from './writeOutput.ts';

const header = [
  'date',
  'program',
  'language',
  'partner',
  'price_basis',
  'gross',
  'refunded',
  'net',
  'currency',
  'payment',
  'session',
];
/** Milliseconds between creation and payment of a session at most: Stripe's 24 hours, and as many to spare. */
const maxDelay = 2 * 24 * 60 * 60 * 1000;

/**
 * Writes the sales of a month, by the clock of Europe/Paris: of one partner, or of all and of the studio.
 * Refunds stand beside their sale as they are on the day of the statement. A dispute that the studio lost is
 * no refund and not included: the teacher was told of it by mail.
 */
export const statement = (
  { partners }: Pick<Content, 'partners'> = getStudioContent(),
  sales = stripeSales,
): Command => ({
  usage: `npm run --silent statement -w functions -- --month 2025-06 [--partner <id>] [--output <file.csv>]

The sales of a month as CSV, on standard output or in a file; a summary by partner on standard error.
  --month      by the clock of Europe/Paris
  --partner    one of ${partners.map(({ id }) => id).join(', ')}; everybody's sales where it is not given
  --european   semicolons, and commas in amounts, as Excel wants it in France and Spain
  --output     a file in place of standard output
Environment: STRIPE_SECRET_KEY.`,

  async run(terminal) {
    const { values } = parseArgs({
      args: [...terminal.args],
      options: {
        month: { type: 'string' },
        partner: { type: 'string' },
        european: { type: 'boolean' },
        output: { type: 'string' },
      },
    });
    const { from, until } = parseMonth(values.month, terminal.now());
    const partner = values.partner;
    if (partner !== undefined && !partners.some(({ id }) => id === partner)) {
      throw new UsageError(`there is no partner "${partner}"`);
    }
    const found: Sale[] = [];
    const sessions = await sales(terminal.env).listCompletedSince(new Date(from.getTime() - maxDelay));
    for await (const session of sessions) {
      const sale = toSale(session);
      if (!sale || sale.paidAt < from || sale.paidAt >= until) continue;
      if (partner === undefined || sale.metadata.partner === partner) found.push(sale);
    }
    found.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
    await writeOutput(toCsv(header, found.map(toCells), values), values.output, terminal);
    writeSummary(found, terminal);
    if (until > terminal.now()) terminal.note('The month is not over.');
  },
});

function toCells({ id, paidAt, metadata, cents, refundedCents, currency, payment }: Sale) {
  return [
    formatParisTime(paidAt),
    metadata.program,
    metadata.language,
    metadata.partner,
    metadata.price_basis,
    { cents },
    { cents: refundedCents },
    { cents: cents - refundedCents },
    currency.toUpperCase(),
    payment?.id,
    id,
  ];
}

/** Returns the first instant of a month and of the next one. @throws UsageError */
function parseMonth(text: string | undefined, now: Date): { from: Date; until: Date } {
  if (text === undefined) throw new UsageError('--month is missing');
  const [, year, month] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (!year || !month) throw new UsageError(`--month must be written like 2025-06, not "${text}"`);
  const next =
    month === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
  const toFirstDay = (month: string): IsoDate => `${month}-01`;
  if (text > toParisTime(now).day.slice(0, 7)) throw new UsageError(`${text} has not begun`);
  return { from: toInstant(toFirstDay(text)), until: toInstant(toFirstDay(next)) };
}

/** Writes the sums of each partner and currency. */
function writeSummary(sales: readonly Sale[], { note }: Terminal): void {
  const sums = new Map<string, { count: number; gross: number; refunded: number }>();
  for (const { metadata, currency, cents, refundedCents } of sales) {
    const key = `${metadata.partner ?? 'the studio itself'}, ${currency.toUpperCase()}`;
    const { count, gross, refunded } = sums.get(key) ?? { count: 0, gross: 0, refunded: 0 };
    sums.set(key, { count: count + 1, gross: gross + cents, refunded: refunded + refundedCents });
  }
  if (sums.size === 0) note('Nothing was sold.');
  for (const [key, { count, gross, refunded }] of [...sums].sort()) {
    const [all, back, net] = [gross, refunded, gross - refunded].map((cents) => formatAmount({ cents }));
    note(`${key}: ${count} sold, gross ${all}, refunded ${back}, net ${net}`);
  }
}
