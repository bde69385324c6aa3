import {
  formatDates,
  formatPhone,
  formatPlace,
  formatPrice,
  formatTimeRange,
  getWhatsAppLink,
  type Locale,
  type Partner,
  type Program,
} from '@surya/data';
import { calendarFile } from '@surya/data/calendar-file';
import type { ProgramDetails } from '@surya/data/schemas';
import type { AppContext } from '../appContext.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { fr } from '../locales/fr.ts';
import type { MailTexts, ProgramSummary } from '../locales/mailTexts.ts';
import type { Attachment, Mail } from '../providers/mailer.ts';
import { type DetailRow, type MailBlock, renderMail } from './renderMail.tsx';

/** The texts of each language. */
const mailTexts: Record<Locale, MailTexts> = { fr, en, es };

/** The kinds of mail to a participant. */
export type ParticipantMailKind =
  | 'confirmation'
  | 'registration'
  | 'pending'
  | 'failed'
  | 'refund'
  | 'partialRefund';

/** What a mail to a participant is written from. */
export interface ParticipantMailDetails {
  kind: ParticipantMailKind;
  to: string;
  /** The first name as it was typed; the mail greets with it only where it reads like a name. */
  name: string | undefined;
  locale: Locale;
  program: Program;
  partner: Partner | undefined;
  /** The amount paid, asked or refunded, in cents; absent where the program is free. */
  cents?: number;
  whatsappGroup?: boolean;
}

/** The part of the context that mails are written from; the clock stamps calendar files. */
export type MailContext = Pick<AppContext, 'content' | 'siteOrigin' | 'wallClock'>;

/** The kinds that say how to come. */
const practicalKinds: readonly ParticipantMailKind[] = ['confirmation', 'registration'];

/** Writes a mail to a participant, in their language. */
export function participantMail(details: ParticipantMailDetails, context: MailContext): Mail {
  const { kind, locale, program } = details;
  const { site } = context.content;
  const texts = mailTexts[locale];
  const page = context.content.getProgramDetails(program.id);
  const attachment = toCalendarAttachment(details, context);

  const blocks: MailBlock[] = [
    { kind: 'heading', text: texts[kind].heading },
    { kind: 'paragraph', text: texts.hello(getGreetingName(details.name)) },
    ...toParagraphs(texts[kind].paragraphs),
    ...toParagraphs(details.whatsappGroup ? [texts.whatsappGroup] : []),
    { kind: 'details', rows: toDetailRows(details, page, texts) },
    ...(practicalKinds.includes(kind) && page ? toPracticalBlocks(page, locale, texts) : []),
    ...toParagraphs(attachment ? [kind === 'refund' ? texts.calendarCancelled : texts.calendar] : []),
    {
      kind: 'button',
      label: kind === 'failed' ? texts.tryAgain : texts.seeProgram,
      href: `${context.siteOrigin}${program.languageContent[locale].detailsUrl}`,
    },
    { kind: 'paragraph', text: texts.contact(formatPhone(site.contact.phone, ' '), site.contact.email) },
    { kind: 'link', label: texts.whatsapp, href: getWhatsAppLink(site.contact.whatsapp) },
    { kind: 'paragraph', text: texts.signature },
    { kind: 'paragraph', text: site.brand.name },
    { kind: 'note', text: texts.reason },
  ];
  return renderMail({
    to: details.to,
    replyTo: site.contact.email,
    category: `participant-${kind}`,
    attachments: attachment ? [attachment] : [],
    locale,
    brand: site.brand.name,
    theme: context.content.theme,
    subject: texts[kind].subject(toProgramSummary(program, locale)),
    preview: texts[kind].preview,
    labelSeparator: texts.labelSeparator,
    blocks,
  });
}

/** Returns what subjects and details say of a program. */
export function toProgramSummary(program: Program, locale: Locale): ProgramSummary {
  return {
    title: program.languageContent[locale].title,
    city: program.location,
    dates: formatDates(program.startDate, program.endDate, locale),
  };
}

/**
 * Returns the name to greet with, or undefined where it does not read like a name: anyone can type any
 * address into the form, and the mail must not carry their message or link there.
 */
export function getGreetingName(name = ''): string | undefined {
  const trimmed = name.trim();
  const isName = /^\p{L}[\p{L}\p{M}'’-]*( \p{L}[\p{L}\p{M}'’-]*){0,2}$/u.test(trimmed);
  return isName && trimmed.length <= 40 ? trimmed : undefined;
}

function toParagraphs(texts: readonly string[]): MailBlock[] {
  return texts.map((text) => ({ kind: 'paragraph', text }));
}

function toDetailRows(
  { kind, program, locale, cents, partner }: ParticipantMailDetails,
  page: ProgramDetails | undefined,
  { labels }: MailTexts,
): DetailRow[] {
  const { title, dates, city } = toProgramSummary(program, locale);
  const times = toTimeLines(program, page, locale);
  const prerequisites = program.prerequisites?.[locale];
  const amountLabel = {
    confirmation: labels.paid,
    registration: labels.amount,
    pending: labels.amount,
    failed: labels.amount,
    refund: labels.refunded,
    partialRefund: labels.refunded,
  }[kind];
  return [
    { label: labels.program, lines: [title] },
    { label: labels.dates, lines: [dates] },
    ...(times.length > 0 ? [{ label: labels.times, lines: times }] : []),
    { label: labels.place, lines: [city, formatPlace(program, locale)] },
    ...(prerequisites ? [{ label: labels.prerequisites, lines: [prerequisites] }] : []),
    { label: amountLabel, lines: [cents ? formatPrice(cents, locale) : labels.free] },
    ...(partner ? [{ label: labels.partner, lines: [partner.name] }] : []),
  ];
}

/** Returns the times of each day, where the program's page has them: `Samedi 5 juillet · 16h – 19h`. */
function toTimeLines(program: Program, page: ProgramDetails | undefined, locale: Locale): string[] {
  const unbroken = (time: string) => time.replaceAll(' ', '\u00a0');
  if (page) {
    return page.schedule[locale].map(({ day, times }) => `${day} · ${times.map(unbroken).join(', ')}`);
  }
  return program.timeRange ? [unbroken(formatTimeRange(program.timeRange, locale))] : [];
}

function toPracticalBlocks(page: ProgramDetails, locale: Locale, { labels }: MailTexts): MailBlock[] {
  const info = page.practicalInfo?.[locale];
  return [
    { kind: 'list', title: labels.bring, items: page.bring[locale] },
    ...(info ? [{ kind: 'list' as const, title: labels.goodToKnow, items: info }] : []),
  ];
}

/** Returns the dates as a calendar file, or their cancellation after a full refund. */
function toCalendarAttachment(
  { kind, program, locale }: ParticipantMailDetails,
  { content, wallClock }: MailContext,
): Attachment | undefined {
  const isCancelled = kind === 'refund';
  if (!isCancelled && !practicalKinds.includes(kind)) return undefined;
  const method = isCancelled ? 'cancel' : 'publish';
  return {
    filename: `${program.id}.ics`,
    // SendGrid refuses parameters here; calendar programs find the method in the file.
    type: 'text/calendar',
    text: calendarFile([program], { locale, site: content.site, stamp: wallClock(), method }),
  };
}
