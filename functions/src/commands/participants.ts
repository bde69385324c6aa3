import { parseArgs } from 'node:util';
import { type Program, toCents, toInstant } from '@surya/data';
import { type Content, getStudioContent } from '../content.ts';
import { type Command, UsageError } from './command.ts';
import { formatParisTime } from './formatParisTime.ts';
import { brevoRegistrants, type Registrant, type Registrants } from './registrants.ts';
import { type Sales, stripeSales, toSale } from './sales.ts';
import { type Cell, toCsv } from './toCsv.ts';
import { writeOutput } from './writeOutput.ts';

const header = [
  'name',
  'email',
  'phone',
  'language',
  'status',
  'amount',
  'refunded',
  'currency',
  'paid_at',
  'whatsapp_group',
  'partner',
  'payment',
];
/** Milliseconds for which a program may have been on sale before it begins: a year and a half. */
const maxSaleTime = 550 * 24 * 60 * 60 * 1000;

/** Where the command reads from. */
interface ParticipantsContext {
  content: Pick<Content, 'programs' | 'practiceTypes'>;
  sales: Sales;
  registrants: Registrants;
}

/** Writes the participants of a program: buyers of a paid one from Stripe, registrants of a free one from Brevo. */
export const participants = ({
  content = getStudioContent(),
  sales = stripeSales,
  registrants = brevoRegistrants,
}: Partial<ParticipantsContext> = {}): Command => ({
  usage: `npm run --silent participants -w functions -- --program <id> [--output <file.csv>]

Who takes part in a program, as CSV on standard output or in a file.
  --program    one of ${content.programs.map(({ id }) => id).join(', ')}
  --european   semicolons, and commas in amounts, as Excel wants it in France and Spain
  --output     a file in place of standard output
Environment: STRIPE_SECRET_KEY for a paid program, BREVO_API_KEY for a free one.`,

  async run(terminal) {
    const { values } = parseArgs({
      args: [...terminal.args],
      options: {
        program: { type: 'string' },
        european: { type: 'boolean' },
        output: { type: 'string' },
      },
    });
    if (values.program === undefined) throw new UsageError('--program is missing');
    const program = content.programs.find(({ id }) => id === values.program);
    if (!program) throw new UsageError(`there is no program "${values.program}"`);
    const rows =
      toCents(program.price) === 0
        ? (await registrants(terminal.env)(program, content)).map(toRegistrantCells)
        : await readBuyers(program, sales(terminal.env));
    await writeOutput(toCsv(header, rows, values), values.output, terminal);
    terminal.note(`${rows.length} for ${program.id}`);
  },
});

async function readBuyers(program: Program, sales: ReturnType<Sales>): Promise<Cell[][]> {
  const earliest = new Date(toInstant(program.startDate).getTime() - maxSaleTime);
  const rows: Cell[][] = [];
  for await (const session of await sales.listCompletedSince(earliest)) {
    const sale = toSale(session);
    if (!sale || sale.metadata.program !== program.id) continue;
    const { buyer, metadata, cents, refundedCents, currency, payment } = sale;
    const status = refundedCents === 0 ? 'paid' : refundedCents < cents ? 'partly refunded' : 'refunded';
    rows.push([
      buyer.name,
      buyer.email,
      undefined,
      metadata.language,
      status,
      { cents },
      { cents: refundedCents },
      currency.toUpperCase(),
      formatParisTime(sale.paidAt),
      undefined,
      metadata.partner,
      payment?.id,
    ]);
  }
  // Stripe lists the newest first; the table begins with the oldest.
  return rows.reverse();
}

function toRegistrantCells(registrant: Registrant): Cell[] {
  const { name, email, phone, locale, whatsappGroup, partner } = registrant;
  const group = whatsappGroup === undefined ? undefined : whatsappGroup ? 'yes' : 'no';
  const unpaid = [undefined, undefined, undefined, undefined];
  return [name, email, phone, locale, 'registered', ...unpaid, group, partner, undefined];
}
