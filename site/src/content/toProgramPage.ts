import { bookingAnchor, formatDates, type Locale, type Program } from '@surya/data';
import type { ProgramDetails } from '@surya/data/schemas';
import type { SiteBlock, SitePage } from './siteBlock.ts';

/**
 * Builds the page of a program from the catalogue and its details. The layout `simple` leaves out benefits,
 * video and quote, and so has the booking higher up.
 */
export function toProgramPage(
  program: Program,
  details: ProgramDetails,
  locale: Locale,
  learnMore?: string,
): SitePage {
  const { title, description } = program.languageContent[locale];
  const when = formatDates(program.startDate, program.endDate, locale);

  const opening: SiteBlock[] = [
    {
      type: 'program-hero',
      program: program.id,
      subtitle: details.subtitle[locale],
      image: details.image[locale],
    },
    { type: 'prose', paragraphs: details.introduction[locale] },
  ];
  const facts: SiteBlock = {
    type: 'program-details',
    program: program.id,
    schedule: details.schedule[locale],
    practicalInfo: details.practicalInfo?.[locale],
    maxParticipants: details.maxParticipants?.[locale],
    accommodation: details.accommodation?.[locale],
    promoLabel: details.promoLabel?.[locale],
  };
  const lists: SiteBlock = {
    type: 'program-lists',
    eligibility: details.eligibility[locale],
    contraindications: details.contraindications?.[locale],
    bring: details.bring[locale],
  };
  const closing: SiteBlock[] = [
    // Before the booking, where it comes to rest: it must not cover the button it leads to.
    { type: 'event-bar', program: program.id, register: bookingAnchor, learnMore },
    { type: 'booking', anchor: bookingAnchor, program: program.id },
  ];

  const benefits = details.benefits?.[locale];
  const video = details.video?.[locale];
  const quote = details.quote?.[locale];
  const full: SiteBlock[] = [
    ...opening,
    facts,
    ...(benefits ? [{ type: 'program-benefits', items: benefits } as const] : []),
    lists,
    ...(video ? [{ type: 'video', ...video } as const] : []),
    ...(quote ? [{ type: 'quote', ...quote } as const] : []),
    ...closing,
  ];
  return {
    title: `${title} · ${program.location}, ${when}`,
    description,
    blocks: details.layout === 'full' ? full : [...opening, facts, lists, ...closing],
  };
}
