import { parseArgs } from 'node:util';
import { type Program, toCents, toInstant } from '@surya/data';
import { type Content, studioContent } from '../content.ts';
import { type Command, UsageError } from './command.ts';
import { csv } from './csv.ts';
import { deliver } from './deliver.ts';
import { parisText } from './parisText.ts';
import { brevoRegistrants, type Registrant, type Registrants } from './registrants.ts';
import { type Sales, saleOf, stripeSales } from './statement.ts';

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
/** How long before it begins a program may have been on sale, in milliseconds: a year and a half. */
const longestSale = 550 * 24 * 60 * 60 * 1000;

/** What it reads of the world. */
interface ParticipantsWorld {
  content: Pick<Content, 'programs'>;
  sales: Sales;
  registrants: Registrants;
}

/**
 * Who takes part in a program: the buyers of a paid one, as Stripe has them; whoever registered for a free
 * one, as Brevo has them.
 */
export const participants = ({
  content: { programs } = studioContent(),
  sales = stripeSales,
  registrants = brevoRegistrants,
}: Partial<ParticipantsWorld> = {}): Command => ({
  usage: `npm run --silent participants -w functions -- --program <id> [--output <file.csv>]

Who takes part in a program, as CSV on standard output or in a file.
  --program    one of ${programs.map(({ id }) => id).join(', ')}
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
    const program = programs.find(({ id }) => id === values.program);
    if (!program) throw new UsageError(`there is no program "${values.program}"`);
    const rows =
      toCents(program.price) === 0
        ? (await registrants(terminal.env)(program, programs)).map(registrantCells)
        : await buyersOf(program, sales(terminal.env));
    await deliver(csv(header, rows, values), values.output, terminal);
    terminal.note(`${rows.length} for ${program.id}`);
  },
});

async function buyersOf(program: Program, sales: ReturnType<Sales>) {
  const earliest = new Date(toInstant(program.startDate).getTime() - longestSale);
  const rows = [];
  for await (const purchase of sales.completedSince(earliest)) {
    const sale = saleOf(purchase);
    if (!sale || purchase.facts.program !== program.id) continue;
    const { buyer, facts, cents, refundedCents, currency, payment } = purchase;
    const status = refundedCents === 0 ? 'paid' : refundedCents < cents ? 'partly refunded' : 'refunded';
    rows.push([
      buyer.name,
      buyer.email,
      undefined,
      facts.language,
      status,
      { cents },
      { cents: refundedCents },
      currency.toUpperCase(),
      parisText(sale.at),
      undefined,
      facts.partner,
      payment?.id,
    ]);
  }
  // Stripe lists the newest first; a teacher reads who came first.
  return rows.reverse();
}

function registrantCells({ name, email, phone, language, whatsappGroup, partner }: Registrant) {
  const group = whatsappGroup === undefined ? undefined : whatsappGroup ? 'yes' : 'no';
  return [
    name,
    email,
    phone,
    language,
    'registered',
    undefined,
    undefined,
    undefined,
    undefined,
    group,
    partner,
    undefined,
  ];
}
