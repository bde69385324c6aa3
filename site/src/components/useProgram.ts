import {
  availabilityAt,
  formatDates,
  formatPlace,
  formatPrice,
  formatTimeRange,
  type Program,
  priceAt,
} from '@surya/data';
import { usePage, useSiteContent } from './PageInfo.ts';
import { useText } from './useText.ts';

/** A program formatted in the page's language, as it is when the page is built. */
export interface ShownProgram {
  program: Program;
  title: string;
  when: string;
  /** Its hours, where the program has them. */
  times?: string | undefined;
  place: string;
  /** What it costs: `Free`, or an amount. */
  price: string;
  /** The full price, where a reduced one is in force. */
  struckOut?: string | undefined;
  /** Shown instead of booking: full or past. */
  closed?: string | undefined;
}

/** Returns a program formatted for the page. The content check has made sure that it exists. */
export function useProgram(id: string): ShownProgram {
  const text = useText();
  const { programs } = useSiteContent();
  const { locale, now } = usePage();
  const program = programs.find((candidate) => candidate.id === id);
  if (!program) throw new Error(`programs.json has no program "${id}"`);
  const price = priceAt(program, now);
  const availability = availabilityAt(program, now);
  return {
    program,
    title: program.languageContent[locale].title,
    when: formatDates(program.startDate, program.endDate, locale),
    times: program.timeRange && formatTimeRange(program.timeRange, locale),
    place: formatPlace(program, locale),
    price: price.free ? text('event.free') : formatPrice(price.charged, locale),
    struckOut: price.basis === 'promo' ? formatPrice(price.full, locale) : undefined,
    closed: availability === 'open' ? undefined : text(availability === 'full' ? 'event.full' : 'event.past'),
  };
}
