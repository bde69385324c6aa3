import { parseArgs } from 'node:util';
import { type IsoDate, toInstant, toParisTime } from '@surya/data';
import { type Content, studioContent } from '../content.ts';
import { readStripeEnv } from '../env.ts';
import type { Payments, Purchase } from '../providers/payments.ts';
import { stripePayments } from '../providers/stripe.ts';
import { type Command, type Terminal, UsageError } from './command.ts';
import { amountText, csv } from './csv.ts';
import { deliver } from './deliver.ts';
import { parisText } from './parisText.ts';

/** Where sales are read from, for a command. */
export type Sales = (env: Terminal['env']) => Pick<Payments, 'completedSince'>;

/** No webhook is received here, so that its secret is not asked for. */
export const stripeSales: Sales = (env) => stripePayments({ ...readStripeEnv(env), stripeWebhookSecret: '' });

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
/** How long before it is paid a session may have been made, in milliseconds: Stripe's day, and one to spare. */
const slack = 2 * 24 * 60 * 60 * 1000;

/**
 * What was sold in a month, by the clock of Europe/Paris: of one partner, or of all and of the studio itself.
 * Refunds stand beside the sale they take back, as they are on the day the statement is made. What a bank
 * takes back in a dispute is no refund, and not in it: the teacher was told of it by mail.
 */
export const statement = (
  { partners }: Pick<Content, 'partners'> = studioContent(),
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
    const { from, until } = monthOf(values.month, terminal.now());
    const partner = values.partner;
    if (partner !== undefined && !partners.some(({ id }) => id === partner)) {
      throw new UsageError(`there is no partner "${partner}"`);
    }
    const found: Sale[] = [];
    const earliest = new Date(from.getTime() - slack);
    for await (const purchase of sales(terminal.env).completedSince(earliest)) {
      const sale = saleOf(purchase);
      if (!sale || sale.at < from || sale.at >= until) continue;
      if (partner === undefined || sale.purchase.facts.partner === partner) found.push(sale);
    }
    found.sort((a, b) => a.at.getTime() - b.at.getTime());
    await deliver(csv(header, found.map(cellsOf), values), values.output, terminal);
    summarize(found, terminal);
    if (until > terminal.now()) terminal.note('The month is not over.');
  },
});

interface Sale {
  purchase: Purchase;
  at: Date;
}

/** The sale behind a session; undefined for one that is not paid, or not of our making. */
export function saleOf(purchase: Purchase): Sale | undefined {
  const { paidAt: at, facts } = purchase;
  return at && facts.program ? { purchase, at } : undefined;
}

function cellsOf({ purchase, at }: Sale) {
  const { facts, cents, refundedCents, currency } = purchase;
  return [
    parisText(at),
    facts.program,
    facts.language,
    facts.partner,
    facts.price_basis,
    { cents },
    { cents: refundedCents },
    { cents: cents - refundedCents },
    currency.toUpperCase(),
    purchase.payment?.id,
    purchase.sessionId,
  ];
}

/** The instants between which a month lies. @throws UsageError */
function monthOf(text: string | undefined, now: Date): { from: Date; until: Date } {
  if (text === undefined) throw new UsageError('--month is missing');
  const [, year, month] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (!year || !month) throw new UsageError(`--month must be written like 2025-06, not "${text}"`);
  const next =
    month === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
  const firstDay = (of: string): IsoDate => `${of}-01`;
  if (text > toParisTime(now).day.slice(0, 7)) throw new UsageError(`${text} has not begun`);
  return { from: toInstant(firstDay(text)), until: toInstant(firstDay(next)) };
}

function summarize(sales: readonly Sale[], { note }: Terminal): void {
  const sums = new Map<string, { count: number; gross: number; refunded: number }>();
  for (const { purchase } of sales) {
    const key = `${purchase.facts.partner ?? 'the studio itself'}, ${purchase.currency.toUpperCase()}`;
    const { count, gross, refunded } = sums.get(key) ?? { count: 0, gross: 0, refunded: 0 };
    sums.set(key, {
      count: count + 1,
      gross: gross + purchase.cents,
      refunded: refunded + purchase.refundedCents,
    });
  }
  if (sums.size === 0) note('Nothing was sold.');
  for (const [key, { count, gross, refunded }] of [...sums].sort()) {
    const [all, back, net] = [gross, refunded, gross - refunded].map((cents) => amountText({ cents }));
    note(`${key}: ${count} sold, gross ${all}, refunded ${back}, net ${net}`);
  }
}
