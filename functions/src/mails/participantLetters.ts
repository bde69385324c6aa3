import {
  formatDates,
  formatPlace,
  formatPrice,
  formatTimeRange,
  type Locale,
  type Partner,
  type Program,
} from '@surya/data';
import { calendarFile } from '@surya/data/calendar-file';
import type { ProgramDetails } from '@surya/data/schemas';
import type { Content } from '../content.ts';
import type { Attachment, Mail } from '../providers/mailer.ts';
import type { Block, Fact } from './letter.ts';
import { greetingName, phoneText } from './people.ts';
import { mailOf } from './post.tsx';
import { type About, type Words, words } from './words.ts';

/** The kinds of mail to a participant. */
export type LetterKind = 'confirmation' | 'registration' | 'pending' | 'failed' | 'refund' | 'partialRefund';

/** What a mail to a participant is written from. */
export interface ParticipantLetter {
  kind: LetterKind;
  to: string;
  /** As they gave it; greets them only where it reads like a name. */
  name: string | undefined;
  locale: Locale;
  program: Program;
  partner: Partner | undefined;
  /** Cents paid, asked or refunded; absent where the program is free. */
  cents?: number;
  whatsappGroup?: boolean;
}

/** Where and when it is written. */
export interface LetterWorld {
  content: Content;
  siteOrigin: string;
  /** The real time, for the calendar file's stamp. */
  time: () => Date;
}

/** Mails that say how to come. */
const practical: readonly LetterKind[] = ['confirmation', 'registration'];

/** The mail of that kind, in the participant's language. */
export function participantMail(letter: ParticipantLetter, world: LetterWorld): Mail {
  const { kind, locale, program } = letter;
  const { site } = world.content;
  const text = words[locale];
  const event = world.content.eventOf(program.id);
  const attachment = calendarOf(letter, world);
  const about = aboutOf(program, locale);
  const href = `${world.siteOrigin}${program.languageContent[locale].detailsUrl}`;

  const blocks: Block[] = [
    { kind: 'heading', text: text[kind].heading },
    { kind: 'paragraph', text: text.hello(greetingName(letter.name)) },
    ...paragraphs(text[kind].paragraphs),
    ...paragraphs(letter.whatsappGroup ? [text.whatsappGroup] : []),
    { kind: 'facts', rows: factRows(letter, event, text) },
    ...(practical.includes(kind) && event ? practicalBlocks(event, locale, text) : []),
    ...paragraphs(attachment ? [kind === 'refund' ? text.calendarCancelled : text.calendar] : []),
    { kind: 'button', label: kind === 'failed' ? text.tryAgain : text.seeProgram, href },
    { kind: 'paragraph', text: text.contact(phoneText(site.contact.phone), site.contact.email) },
    { kind: 'link', label: text.whatsapp, href: `https://wa.me/${site.contact.whatsapp.replace('+', '')}` },
    { kind: 'paragraph', text: text.signature },
    { kind: 'paragraph', text: site.brand.name },
    { kind: 'note', text: text.reason },
  ];
  return mailOf(
    { locale, subject: text[kind].subject(about), preview: text[kind].preview, blocks },
    {
      to: letter.to,
      replyTo: site.contact.email,
      category: `participant-${kind}`,
      attachments: attachment ? [attachment] : [],
    },
    site.brand.name,
  );
}

/** The program as titles name it. */
export function aboutOf(program: Program, locale: Locale): About {
  return {
    title: program.languageContent[locale].title,
    city: program.location,
    dates: formatDates(program.startDate, program.endDate, locale),
  };
}

function paragraphs(texts: readonly string[]): Block[] {
  return texts.map((text) => ({ kind: 'paragraph', text }));
}

function factRows(letter: ParticipantLetter, event: ProgramDetails | undefined, text: Words): Fact[] {
  const { kind, program, locale, cents, partner } = letter;
  const { labels } = text;
  const about = aboutOf(program, locale);
  const times = timeLines(program, event, locale);
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
    { label: labels.program, lines: [about.title] },
    { label: labels.dates, lines: [about.dates] },
    ...(times.length > 0 ? [{ label: labels.times, lines: times }] : []),
    { label: labels.place, lines: [about.city, formatPlace(program, locale)] },
    ...(prerequisites ? [{ label: labels.prerequisites, lines: [prerequisites] }] : []),
    { label: amountLabel, lines: [cents ? formatPrice(cents, locale) : labels.free] },
    ...(partner ? [{ label: labels.partner, lines: [partner.name] }] : []),
  ];
}

/** When each session is, day by day where the event says so: `Samedi 5 juillet · 16h – 19h`. */
function timeLines(program: Program, event: ProgramDetails | undefined, locale: Locale): string[] {
  if (event) return event.schedule[locale].map(({ day, times }) => `${day} · ${unbroken(times).join(', ')}`);
  return program.timeRange ? unbroken([formatTimeRange(program.timeRange, locale)]) : [];
}

/** Times that no line ends within. */
function unbroken(times: readonly string[]): string[] {
  return times.map((time) => time.replaceAll(' ', '\u00a0'));
}

function practicalBlocks(event: ProgramDetails, locale: Locale, text: Words): Block[] {
  const info = event.practicalInfo?.[locale];
  return [
    { kind: 'list', title: text.labels.bring, items: event.bring[locale] },
    ...(info ? [{ kind: 'list' as const, title: text.labels.goodToKnow, items: info }] : []),
  ];
}

/** The dates for the participant's calendar, or their withdrawal. */
function calendarOf(
  { kind, program, locale }: ParticipantLetter,
  world: LetterWorld,
): Attachment | undefined {
  const cancelled = kind === 'refund';
  if (!cancelled && !practical.includes(kind)) return undefined;
  const { site } = world.content;
  return {
    filename: `${program.id}.ics`,
    // SendGrid refuses parameters here; readers find the method in the file.
    type: 'text/calendar',
    text: calendarFile([program], {
      locale,
      site,
      stamp: world.time(),
      method: cancelled ? 'cancel' : 'publish',
    }),
  };
}
