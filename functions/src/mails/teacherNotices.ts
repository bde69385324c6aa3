import {
  formatDates,
  formatPrice,
  type Locale,
  type Partner,
  type PriceBasis,
  type Program,
} from '@surya/data';
import { EmailAddress } from '@surya/data/schemas';
import type { Mail } from '../providers/mailer.ts';
import { type Fact, oneLine } from './letter.ts';
import { teacher as text } from './messages/teacher.ts';
import { aboutOf, type LetterWorld } from './participantLetters.ts';
import { mailOf } from './post.tsx';

/** Kinds of notice to the teacher. */
export type NoticeKind =
  | 'sold'
  | 'registered'
  | 'failed'
  | 'refunded'
  | 'partlyRefunded'
  | 'disputed'
  | 'disputeClosed';

/** What a notice is written from; what is absent is left out of it. */
export interface TeacherNotice {
  kind: NoticeKind;
  program: Program;
  /** The participant's. */
  locale: Locale;
  partner: Partner | undefined;
  person: { name?: string | undefined; email?: string | undefined; phone?: string | undefined };
  cents?: number | undefined;
  priceBasis?: PriceBasis | undefined;
  whatsappGroup?: boolean | undefined;
  /** Joins the notice to the logs, and to the payment in Stripe. */
  reference: string;
  /** How a dispute stands, in Stripe's word. */
  status?: string | undefined;
  /** True where the address book could not be written: the teacher adds the person by hand. */
  notStored?: boolean | undefined;
}

/** A notice to the teacher, in French, with everything there is to know. */
export function teacherMail(notice: TeacherNotice, world: LetterWorld): Mail {
  const { kind, program, person } = notice;
  const { site } = world.content;
  const about = aboutOf(program, 'fr');
  const who = oneLine(person.name ?? person.email ?? text.unknown).slice(0, 80);
  const words = text.kinds[kind];
  return mailOf(
    {
      locale: 'fr',
      subject: `${words.subject} : ${who}, ${about.title}, ${about.city}, ${about.dates}`,
      preview: words.paragraph,
      blocks: [
        { kind: 'heading', text: words.heading },
        { kind: 'paragraph', text: words.paragraph },
        ...(notice.notStored ? [{ kind: 'paragraph' as const, text: text.notStored }] : []),
        { kind: 'facts', rows: rowsOf(notice) },
        { kind: 'note', text: text.note },
      ],
    },
    {
      to: site.mail.teacher,
      // SendGrid refuses the whole notice over an address that it does not take, as a card's holder may give.
      replyTo: EmailAddress.safeParse(person.email).data ?? site.contact.email,
      category: `teacher-${kind}`,
    },
    site.brand.name,
  );
}

function rowsOf(notice: TeacherNotice): Fact[] {
  const { labels } = text;
  const { program, person, partner, cents } = notice;
  const rows: [string, string | undefined][] = [
    [labels.name, person.name],
    [labels.email, person.email],
    [labels.phone, person.phone],
    [labels.language, text.languages[notice.locale]],
    [labels.whatsappGroup, notice.whatsappGroup === undefined ? undefined : text.yesNo(notice.whatsappGroup)],
    [labels.program, `${program.languageContent.fr.title} · ${program.location}`],
    [labels.dates, formatDates(program.startDate, program.endDate, 'fr')],
    [labels.amount, cents === undefined ? undefined : formatPrice(cents, 'fr')],
    [labels.basis, notice.priceBasis && text.basis[notice.priceBasis]],
    [labels.partner, partner?.name],
    [labels.status, notice.status],
    [labels.reference, notice.reference],
  ];
  return rows.flatMap(([label, line]) => (line ? [{ label, lines: [oneLine(line)] }] : []));
}
