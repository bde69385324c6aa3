import { bookingAnchor, formatDates, type Locale, type Program } from '@surya/data';
import type { ProgramDetails } from '@surya/data/schemas';
import type { SiteBlock, SitePage } from './siteBlock.ts';

/**
 * A program's own page, made from the catalogue and the event's text. The `simple` layout
 * leaves out benefits, film and quote, and comes to the booking sooner.
 */
export function toProgramPage(
  program: Program,
  event: ProgramDetails,
  locale: Locale,
  learnMore?: string,
): SitePage {
  const { title, description } = program.languageContent[locale];
  const when = formatDates(program.startDate, program.endDate, locale);

  const opening: SiteBlock[] = [
    {
      type: 'program-hero',
      program: program.id,
      subtitle: event.subtitle[locale],
      image: event.image[locale],
    },
    { type: 'prose', paragraphs: event.introduction[locale] },
  ];
  const details: SiteBlock = {
    type: 'program-details',
    program: program.id,
    schedule: event.schedule[locale],
    practicalInfo: event.practicalInfo?.[locale],
    maxParticipants: event.maxParticipants?.[locale],
    accommodation: event.accommodation?.[locale],
    promoLabel: event.promoLabel?.[locale],
  };
  const lists: SiteBlock = {
    type: 'program-lists',
    eligibility: event.eligibility[locale],
    contraindications: event.contraindications[locale],
    bring: event.bring[locale],
  };
  const closing: SiteBlock[] = [
    // Before the booking, where it comes to rest: it must not cover the button it leads to.
    { type: 'event-bar', program: program.id, register: bookingAnchor, learnMore },
    { type: 'booking', anchor: bookingAnchor, program: program.id },
  ];

  const benefits = event.benefits?.[locale];
  const video = event.video?.[locale];
  const quote = event.quote?.[locale];
  const full: SiteBlock[] = [
    ...opening,
    details,
    ...(benefits ? [{ type: 'program-benefits', items: benefits } as const] : []),
    lists,
    ...(video ? [{ type: 'video', ...video } as const] : []),
    ...(quote ? [{ type: 'quote', ...quote } as const] : []),
    ...closing,
  ];
  return {
    title: `${title} · ${program.location}, ${when}`,
    description,
    blocks: event.layout === 'full' ? full : [...opening, details, lists, ...closing],
  };
}
