import type { Program, Route } from '@surya/data';
import type {
  BreadcrumbListLeaf,
  CourseLeaf,
  EventLeaf,
  FAQPageLeaf,
  OrganizationLeaf,
  PersonLeaf,
  WithContext,
} from 'schema-dts';
import { getSection, getSectionPath } from './pagesInLanguages.ts';
import { getOrganizationId, programEvent, retreatEvent } from './programEvent.ts';
import type { SitePage } from './siteBlock.ts';
import type { SiteContent } from './siteContent.ts';

type Node = BreadcrumbListLeaf | CourseLeaf | EventLeaf | FAQPageLeaf | OrganizationLeaf | PersonLeaf;

/** A node of a page's JSON-LD, checked against the vocabulary of https://schema.org. */
export type JsonLdNode = WithContext<Node>;

function organization(content: SiteContent): OrganizationLeaf {
  const { brand, origin, contact, social } = content.site;
  return {
    '@type': 'Organization',
    '@id': getOrganizationId(content),
    name: brand.name,
    url: origin.url,
    logo: `${origin.url}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone,
    sameAs: [social.facebook, social.instagram, social.youtube].filter((profile) => profile !== undefined),
  };
}

function breadcrumbs(route: Route, page: SitePage, content: SiteContent): BreadcrumbListLeaf | undefined {
  const { origin, brand } = content.site;
  const section = getSection(route, content);
  const sectionPath = getSectionPath(section, route.locale, content);
  if (section === 'home') return undefined;
  const label = content.navigation[route.locale].find(({ to }) => to === `section:${section}`)?.label;
  const steps = [
    { name: brand.name, path: content.routes.sections.home[route.locale] },
    ...(label && sectionPath !== route.canonical ? [{ name: label, path: sectionPath }] : []),
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

function questions(page: SitePage): FAQPageLeaf | undefined {
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

function practiceCourse(route: Route, page: SitePage, content: SiteContent): CourseLeaf {
  return {
    '@type': 'Course',
    name: page.title,
    description: page.description,
    url: `${content.site.origin.url}${route.canonical}`,
    inLanguage: route.locale,
    provider: { '@id': getOrganizationId(content) },
  };
}

/** Describes the teacher of a page with a biography: by name once the studio gives it, else by role. */
function teacher(route: Route, page: SitePage, content: SiteContent): PersonLeaf | undefined {
  const biography = page.blocks.find((block) => block.type === 'biography');
  if (!biography) return undefined;
  const { origin, teacher } = content.site;
  return {
    '@type': 'Person',
    name: teacher.name ?? biography.role,
    jobTitle: biography.role,
    image: `${origin.url}${teacher.portrait}`,
    url: `${origin.url}${route.canonical}`,
    worksFor: { '@id': getOrganizationId(content) },
  };
}

/** Returns the programs a page is about: its own, all on the calendar, or that of its form. */
function getPrograms(route: Route, page: SitePage, content: SiteContent): Program[] {
  if (route.kind === 'program') return content.programs.filter(({ id }) => id === route.id);
  if (route.kind === 'section' && route.id === 'calendar') return content.programs;
  const form = page.blocks.find((block) => block.type === 'registration');
  return form ? content.programs.filter(({ id }) => id === form.program) : [];
}

/**
 * Describes a page in JSON-LD: the studio, where the page stands, and the events, course or questions on
 * it. Empty for pages kept from search engines.
 */
export function jsonLd(route: Route, page: SitePage, content: SiteContent, now: Date): JsonLdNode[] {
  if (page.noindex) return [];
  const nodes = [
    organization(content),
    breadcrumbs(route, page, content),
    questions(page),
    ...getPrograms(route, page, content).map((program) => programEvent(program, route, content, now)),
    teacher(route, page, content),
    route.kind === 'retreat' ? retreatEvent(route, content, now) : undefined,
    route.kind === 'practice' ? practiceCourse(route, page, content) : undefined,
  ];
  return nodes.flatMap((node) => (node ? [{ '@context': 'https://schema.org', ...node }] : []));
}
