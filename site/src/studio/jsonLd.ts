import {
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
import { sectionOf } from './languages.ts';
import type { SitePage } from './sitePage.ts';
import type { Studio } from './studio.ts';

/** One thing in schema.org's vocabulary. */
export interface Thing {
  '@context'?: 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

const schemaAvailability = {
  open: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  past: 'https://schema.org/Discontinued',
} as const;

function organization({ site }: Studio): Thing {
  return {
    '@type': 'Organization',
    '@id': `${site.origin.url}/#organization`,
    name: site.brand.name,
    url: site.origin.url,
    logo: `${site.origin.url}/icon-512.png`,
    email: site.contact.email,
    telephone: site.contact.phone,
    sameAs: [site.social.facebook, site.social.instagram, site.social.youtube],
  };
}

/** ISO 8601 with the offset of Europe/Paris; a day alone where the program names no hours. */
function moment(day: string, minutes: number | undefined): string {
  if (minutes === undefined) return day;
  const instant = toInstant(day, minutes);
  const offset = Math.round(
    (Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - instant.getTime()) / 3_600_000,
  );
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:00+${pad(offset)}:00`;
}

/** A program as an event with its offer: today's price, and whether a place can be had. */
export function programEvent(program: Program, route: Route, studio: Studio, now: Date): Thing {
  const { site } = studio;
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
    inLanguage: 'fr',
    startDate: moment(program.startDate, times?.start),
    endDate: moment(program.endDate ?? program.startDate, times?.end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: price.free,
    location: {
      '@type': 'Place',
      name: program.location,
      address: program.address?.text ?? {
        '@type': 'PostalAddress',
        addressLocality: program.location,
        addressCountry: 'FR',
      },
    },
    organizer: { '@id': `${site.origin.url}/#organization` },
    offers: {
      '@type': 'Offer',
      url,
      price: toEuros(price.charged),
      priceCurrency: 'EUR',
      availability: schemaAvailability[availabilityAt(program, now)],
      ...(price.basis === 'promo' && program.promoDeadline && { priceValidUntil: program.promoDeadline }),
    },
  };
}

function breadcrumbs(route: Route, page: SitePage, studio: Studio): Thing | undefined {
  const { origin, brand } = studio.site;
  const { sections } = studio.routes;
  const section = sectionOf(route);
  if (section === 'home') return undefined;
  const label = studio.navigation[route.locale].find(({ to }) => to === `section:${section}`)?.label;
  const steps = [
    { name: brand.name, path: sections.home[route.locale] },
    ...(label && sections[section][route.locale] !== route.canonical
      ? [{ name: label, path: sections[section][route.locale] }]
      : []),
    { name: page.title, path: route.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin.url}${path}`,
    })),
  };
}

function questions(page: SitePage): Thing | undefined {
  const items = page.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function retreatEvent(route: Route, studio: Studio, now: Date): Thing | undefined {
  const retreat = studio.retreats.find(({ id }) => id === route.id);
  if (!retreat) return undefined;
  const { origin } = studio.site;
  const text = retreat.languageContent[route.locale];
  return {
    '@type': 'Event',
    name: text.title,
    description: text.subtitle,
    url: `${origin.url}${route.canonical}`,
    image: `${origin.url}${retreat.image[route.locale].src}`,
    startDate: retreat.startDate,
    endDate: retreat.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: text.location,
      address: text.location,
    },
    organizer: { '@id': `${origin.url}/#organization` },
    offers: {
      '@type': 'Offer',
      price: retreat.price,
      priceCurrency: 'EUR',
      availability: schemaAvailability[isOver(retreat, now) ? 'past' : 'open'],
      url: `${origin.url}${route.canonical}`,
    },
  };
}

function practiceCourse(route: Route, page: SitePage, studio: Studio): Thing {
  const { origin } = studio.site;
  return {
    '@type': 'Course',
    name: page.title,
    description: page.description,
    url: `${origin.url}${route.canonical}`,
    inLanguage: route.locale,
    provider: { '@id': `${origin.url}/#organization` },
  };
}

/** Whom a page with a biography is about: by their name once the studio gives it, else by their role. */
function teacher(route: Route, page: SitePage, { site }: Studio): Thing | undefined {
  const biography = page.blocks.find((block) => block.type === 'biography');
  if (!biography) return undefined;
  const { origin } = site;
  return {
    '@type': 'Person',
    name: site.teacher.name ?? biography.role,
    jobTitle: biography.role,
    image: `${origin.url}${site.teacher.portrait}`,
    url: `${origin.url}${route.canonical}`,
    worksFor: { '@id': `${origin.url}/#organization` },
  };
}

/** The programs a page is about: its own on a details page, all on the calendar, the form's on its event page. */
function programsOn(route: Route, page: SitePage, studio: Studio): Program[] {
  if (route.kind === 'program') return studio.programs.filter(({ id }) => id === route.id);
  if (route.kind === 'section' && route.id === 'calendar') return studio.programs;
  const form = page.blocks.find((block) => block.type === 'registration');
  return form ? studio.programs.filter(({ id }) => id === form.program) : [];
}

/**
 * What a page says in schema.org's words: the studio, where the page stands, and the events, course or
 * questions on it. Nothing for pages kept from search engines.
 */
export function jsonLd(route: Route, page: SitePage, studio: Studio, now: Date): Thing[] {
  if (page.noindex) return [];
  const things = [
    organization(studio),
    breadcrumbs(route, page, studio),
    questions(page),
    ...programsOn(route, page, studio).map((program) => programEvent(program, route, studio, now)),
    teacher(route, page, studio),
    route.kind === 'retreat' ? retreatEvent(route, studio, now) : undefined,
    route.kind === 'practice' ? practiceCourse(route, page, studio) : undefined,
  ];
  return things.flatMap((thing) => (thing ? [{ '@context': 'https://schema.org', ...thing }] : []));
}
