/** @jest-environment jsdom */
import { defaultLocale, routeTable } from '@surya/data';
import { Layout } from '../components/Layout.tsx';
import { getSitePage } from '../content/getSitePage.ts';
import type { BlockOf, BlockType, SiteBlock } from '../content/siteBlock.ts';
import { fixture } from '../testing/fixture.ts';
import { getRoute, renderPage } from '../testing/renderPage.tsx';
import { Blocks } from './Blocks.tsx';
import { blockDefinitions } from './blockDefinitions.ts';

const content = fixture;
const home = getRoute(content.routes.sections.home[defaultLocale], content);
const [program] = content.programs;
const [retreat] = content.retreats;
if (!program || !retreat) throw new Error('the fixture has no program or no retreat');

const heading = { anchor: 'anchor', kicker: 'Kicker', title: 'Title', intro: 'Intro' };
const link = { label: 'Label', to: 'section:contact' };
const image = { src: '/images/portrait.svg', alt: 'Alt' };
const point = { title: 'Point', description: 'Description' };

/** One block of each type, with all that is optional. */
const samples: { [Type in BlockType]: BlockOf<Type> } = {
  hero: { type: 'hero', layout: 'beside', kicker: 'Kicker', title: 'Title', subtitle: 'Subtitle', image },
  prose: { type: 'prose', ...heading, paragraphs: ['Paragraph'], list: ['Entry'], image, actions: [link] },
  story: { type: 'story', ...heading, chapters: [{ title: 'Chapter', paragraphs: ['Paragraph'] }] },
  quote: { type: 'quote', text: 'Text', author: 'Author' },
  points: { type: 'points', ...heading, layout: 'steps', items: [point], actions: [link] },
  formats: { type: 'formats', ...heading, items: [{ ...point, facts: ['Fact'], link }] },
  lists: { type: 'lists', ...heading, items: [{ title: 'List', entries: ['Entry'] }] },
  cards: { type: 'cards', ...heading, items: [{ ...point, image, facts: ['Fact'], link }] },
  faq: { type: 'faq', ...heading, items: [{ question: 'Question', answer: 'Answer' }] },
  testimonials: {
    type: 'testimonials',
    ...heading,
    items: [{ text: 'Text', author: 'Author', city: 'City' }],
  },
  video: { type: 'video', ...heading, video: 'dQw4w9WgXcQ', label: 'Label' },
  'practice-grid': { type: 'practice-grid', ...heading },
  calendar: { type: 'calendar', ...heading, variant: 'full' },
  travel: { type: 'travel', ...heading, invitation: { title: 'Invitation', text: 'Text' } },
  'call-to-action': {
    type: 'call-to-action',
    ...heading,
    paragraphs: ['Paragraph'],
    actions: [link],
    note: 'Note',
  },
  biography: { type: 'biography', role: 'Role', paragraphs: ['Paragraph'], portraitAlt: 'Portrait' },
  'contact-cards': {
    type: 'contact-cards',
    ...heading,
    email: { ...point, title: 'E-mail' },
    phone: { ...point, title: 'Phone' },
    whatsapp: { ...point, greeting: 'Greeting' },
    social: 'Social',
    note: 'Note',
  },
  registration: { type: 'registration', ...heading, program: program.id },
  'program-facts': { type: 'program-facts', ...heading, program: program.id },
  'payment-result': { type: 'payment-result' },
  embed: { type: 'embed', ...heading },
  'program-hero': { type: 'program-hero', program: program.id, subtitle: 'Subtitle', image },
  'program-details': {
    type: 'program-details',
    program: program.id,
    schedule: [{ day: 'Day', times: ['Time'] }],
    practicalInfo: ['Info'],
    maxParticipants: 'Participants',
    accommodation: 'Accommodation',
    promoLabel: 'Until',
  },
  'program-benefits': { type: 'program-benefits', items: [point] },
  'program-lists': {
    type: 'program-lists',
    eligibility: ['Eligible'],
    contraindications: ['Contraindication'],
    bring: ['Mat'],
  },
  booking: { type: 'booking', anchor: 'booking', program: program.id },
  'event-bar': {
    type: 'event-bar',
    program: program.id,
    register: 'booking',
    learnMore: 'section:practices',
  },
  'retreat-hero': { type: 'retreat-hero', retreat: retreat.id, register: link },
  teachers: {
    type: 'teachers',
    title: 'Title',
    items: [{ name: 'Name', title: 'Teacher', bio: 'Bio', image: image.src }],
  },
};
const types = Object.keys(samples) as BlockType[];
const openings: readonly BlockType[] = ['hero', 'program-hero', 'retreat-hero'];

/** Renders blocks and returns the element that holds them. */
function show(...blocks: SiteBlock[]): HTMLElement {
  document.body.innerHTML = renderPage(<Blocks blocks={blocks} />, home, content);
  return document.body;
}

/** Every text of a value but those that are no prose: keys, ids, addresses. */
function* texts(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (
      !/^(type|anchor|to|src|program|retreat|register|learnMore|layout|variant|video|greeting|image)$/.test(
        key,
      )
    )
      yield value;
  } else if (Array.isArray(value)) for (const item of value) yield* texts(item, key);
  else if (value && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) yield* texts(item, name);
}

describe.each(types)('the block %s', (type) => {
  const block = samples[type];

  test('shows its texts', () => {
    const shown = show(block).innerHTML.replaceAll('\u00a0', ' ');
    for (const text of texts(block)) {
      // The price's deadline is shown where the program has a reduced price alone.
      if (text !== 'Until' || program.promoPrice !== undefined) expect(shown).toContain(text);
    }
    expect(shown).not.toMatch(/undefined|\[object|NaN/);
  });

  test('can be linked to by its anchor', () => {
    const anchor = 'anchor' in block ? block.anchor : undefined;
    const ids = [...show(block).querySelectorAll('section[id]')].map(({ id }) => id);
    expect(ids).toEqual(anchor ? [anchor] : []);
  });

  test('has its headings at the levels of the outline', () => {
    const levels = [...show(block).querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => localName);
    const top = openings.includes(type) ? 'h1' : 'h2';
    if (levels.length > 0) expect(levels[0]).toBe(top);
    expect(levels.filter((level) => level === 'h1')).toHaveLength(openings.includes(type) ? 1 : 0);
    expect(levels).not.toContain('h4');
  });

  test('has an address on each of its links', () => {
    for (const anchor of show(block).querySelectorAll('a')) {
      expect(anchor.getAttribute('href')).toMatch(/^(\/|#|https:\/\/|mailto:|tel:)./);
    }
  });

  test('says truly whether it holds an element of the widget', () => {
    const tags = [...show(block).querySelectorAll('*')].map(({ localName }) => localName);
    expect(tags.some((tag) => tag.startsWith('surya-'))).toBe(blockDefinitions[type].usesWidget);
  });
});

test('items are headings of the second level where their section has no title', () => {
  const { title: _title, ...untitled } = samples.lists;
  expect(show(untitled).querySelector('li, ul')?.previousElementSibling?.localName).toBe('h2');
});

test.each([
  ['a light section', { type: 'quote', text: 'Text', author: 'Author' }, 1],
  ['another section in the tone of the sea', { ...samples.prose, ground: 'sea' }, 0],
] as const)('a horizon leads from %s to the sea only where the tone changes', (_case, before, count) => {
  const horizons = show(before, samples['call-to-action']).querySelectorAll('img[src$="horizon.svg"]');
  expect(horizons).toHaveLength(count);
});

test('the result of a payment stands in the hero before it', () => {
  const shown = show(samples.hero, samples['payment-result']);
  expect(shown.querySelectorAll('surya-payment-result')).toHaveLength(1);
  expect(shown.querySelector('.hero surya-payment-result')).not.toBeNull();
});

const routes = routeTable(content.routes, content.programs);
const paths = new Set(['/', ...routes.map(({ path }) => path)]);

test.each(routes.map((route) => [route.path, route] as const))(
  '%s renders with one h1 and no dead link',
  (_path, route) => {
    const page = getSitePage(route, content);
    if (!page) throw new Error('there is no page');
    document.body.innerHTML = renderPage(
      <Layout>
        <Blocks blocks={page.blocks} />
      </Layout>,
      route,
      content,
    );
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const anchor of document.querySelectorAll('a')) {
      const href = anchor.getAttribute('href') ?? '';
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1));
      else if (href.startsWith('/') && !href.endsWith('.ics')) expect(paths).toContain(href.split('#')[0]);
    }
  },
);
