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
import { type MailContext, toProgramSummary } from './participantMail.ts';
import { type DetailRow, renderMail, toSingleLine } from './renderMail.tsx';
import { type TeacherMailKind, teacherTexts as texts } from './teacherTexts.ts';

/** What a notice to the teacher is written from; what is absent is left out of it. */
export interface TeacherMailDetails {
  kind: TeacherMailKind;
  program: Program;
  /** The participant's language. */
  locale: Locale;
  partner: Partner | undefined;
  person: { name?: string | undefined; email?: string | undefined; phone?: string | undefined };
  cents?: number | undefined;
  priceBasis?: PriceBasis | undefined;
  whatsappGroup?: boolean | undefined;
  /** Joins the notice to the logs, and to the payment in Stripe. */
  reference: string;
  /** The status of a dispute, in Stripe's word. */
  status?: string | undefined;
  /** Whether the contact could not be stored: the teacher adds it by hand. */
  notStored?: boolean | undefined;
}

/** Writes a notice to the teacher, in French. */
export function teacherMail(details: TeacherMailDetails, { content }: MailContext): Mail {
  const { kind, program, person } = details;
  const { site } = content;
  const { title, city, dates } = toProgramSummary(program, 'fr');
  const name = toSingleLine(person.name ?? person.email ?? texts.unknown).slice(0, 80);
  const { subject, heading, paragraph } = texts.kinds[kind];
  return renderMail({
    to: site.mail.teacher,
    // SendGrid refuses a mail with an invalid address, and the one of a payment may be invalid.
    replyTo: EmailAddress.safeParse(person.email).data ?? site.contact.email,
    category: `teacher-${kind}`,
    attachments: [],
    locale: 'fr',
    brand: site.brand.name,
    theme: content.theme,
    subject: `${subject}\u00a0: ${name}, ${title}, ${city}, ${dates}`,
    preview: paragraph,
    labelSeparator: texts.labelSeparator,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: paragraph },
      ...(details.notStored ? [{ kind: 'paragraph' as const, text: texts.notStored }] : []),
      { kind: 'details', rows: toDetailRows(details) },
      { kind: 'note', text: texts.note },
    ],
  });
}

function toDetailRows(details: TeacherMailDetails): DetailRow[] {
  const { labels } = texts;
  const { program, person, partner, cents, whatsappGroup, priceBasis } = details;
  const rows: [string, string | undefined][] = [
    [labels.name, person.name],
    [labels.email, person.email],
    [labels.phone, person.phone],
    [labels.language, texts.language(details.locale)],
    [labels.whatsappGroup, whatsappGroup === undefined ? undefined : texts.yesNo(whatsappGroup)],
    [labels.program, `${program.languageContent.fr.title} · ${program.location}`],
    [labels.dates, formatDates(program.startDate, program.endDate, 'fr')],
    [labels.amount, cents === undefined ? undefined : formatPrice(cents, 'fr')],
    [labels.basis, priceBasis && texts.basis[priceBasis]],
    [labels.partner, partner?.name],
    [labels.status, details.status],
    [labels.reference, details.reference],
  ];
  return rows.flatMap(([label, line]) => (line ? [{ label, lines: [toSingleLine(line)] }] : []));
}
