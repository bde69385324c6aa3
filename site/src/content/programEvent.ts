import {
  type Availability,
  availabilityAt,
  formatDates,
  isOver,
  type Program,
  parseTimeRange,
  priceAt,
  type Route,
  toEuros,
  toInstant,
} from '@surya/data';
import type { EventLeaf, ItemAvailability, OfferLeaf } from 'schema-dts';
import type { SiteContent } from './siteContent.ts';

const schemaAvailability: Record<Availability, ItemAvailability> = {
  open: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  past: 'https://schema.org/Discontinued',
};

/** What all events have: they take place, at one place, and are organised by the studio. */
const scheduled = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;

/** Returns the `@id` of the node that describes the studio. */
export function getOrganizationId({ site }: SiteContent): string {
  return `${site.origin.url}/#organization`;
}

/**
 * Formats a time of Europe/Paris as ISO 8601 with its offset, or the day alone where no hours are given.
 * @param minutes since midnight
 */
function formatInstant(day: string, minutes: number | undefined): string {
  if (minutes === undefined) return day;
  const instant = toInstant(day, minutes);
  const offset = Math.round(
    (Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - instant.getTime()) / 3_600_000,
  );
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:00+${pad(offset)}:00`;
}

function createOffer(euros: number, availability: Availability, url: string): OfferLeaf {
  return {
    '@type': 'Offer',
    url,
    price: euros,
    priceCurrency: 'EUR',
    availability: schemaAvailability[availability],
  };
}

/** Describes a program as an event whose offer has the price and availability at `now`. */
export function programEvent(program: Program, route: Route, content: SiteContent, now: Date): EventLeaf {
  const { site } = content;
  const text = program.languageContent[route.locale];
  const times = program.timeRange ? parseTimeRange(program.timeRange) : undefined;
  const price = priceAt(program, now);
  const url = `${site.origin.url}${text.detailsUrl}`;
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: `${text.title} · ${program.location}, ${formatDates(program.startDate, program.endDate, route.locale)}`,
    description: text.description,
    url,
    image: `${site.origin.url}${program.imageUrl}`,
    inLanguage: site.teaching.language,
    startDate: formatInstant(program.startDate, times?.start),
    endDate: formatInstant(program.endDate ?? program.startDate, times?.end),
    ...scheduled,
    isAccessibleForFree: price.free,
    location: {
      '@type': 'Place',
      name: program.location,
      address: program.address?.text ?? {
        '@type': 'PostalAddress',
        addressLocality: program.location,
        addressCountry: program.country ?? site.teaching.country,
      },
    },
    organizer: { '@id': getOrganizationId(content) },
    offers: {
      ...createOffer(toEuros(price.charged), availabilityAt(program, now), url),
      ...(price.basis === 'promo' && program.promoDeadline && { priceValidUntil: program.promoDeadline }),
    },
  };
}

/** Describes the retreat of a route as an event, offered until it is over. */
export function retreatEvent(route: Route, content: SiteContent, now: Date): EventLeaf | undefined {
  const retreat = content.retreats.find(({ id }) => id === route.id);
  if (!retreat) return undefined;
  const { origin } = content.site;
  const text = retreat.languageContent[route.locale];
  const url = `${origin.url}${route.canonical}`;
  return {
    '@type': 'Event',
    name: text.title,
    description: text.subtitle,
    url,
    image: `${origin.url}${retreat.image[route.locale].src}`,
    startDate: retreat.startDate,
    endDate: retreat.endDate,
    ...scheduled,
    location: {
      '@type': 'Place',
      name: text.location,
      address: text.location,
    },
    organizer: { '@id': getOrganizationId(content) },
    offers: createOffer(retreat.price, isOver(retreat, now) ? 'past' : 'open', url),
  };
}
