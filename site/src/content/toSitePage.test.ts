import { routeTable } from '@surya/data';
import { usesWidget } from '../blocks/blockDefinitions.ts';
import { fixture } from '../testing/fixture.ts';
import { getSitePage } from './getSitePage.ts';

const content = fixture;

function pageAt(path: string) {
  const route = routeTable(content.routes, content.programs).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  const page = getSitePage(route, content);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}
const typesAt = (path: string) => pageAt(path).blocks.map(({ type }) => type);

test('a program’s page opens with its facts and ends with its bar and the booking', () => {
  const types = typesAt('/fr-details-programme/surya-kriya-rennes');
  expect(types[0]).toBe('program-hero');
  expect(types).toEqual(expect.arrayContaining(['program-details', 'program-lists', 'program-benefits']));
  expect(types.slice(-2)).toEqual(['event-bar', 'booking']);
});

test('the simple layout of yoga_equilibrium has neither benefits, film nor quote', () => {
  expect(typesAt('/es-detalles-programa/yoga-equilibrium-rennes')).toEqual([
    'program-hero',
    'prose',
    'program-details',
    'program-lists',
    'event-bar',
    'booking',
  ]);
});

test('a page with the free event’s form ends with the bar that leads to it', () => {
  const { blocks } = pageAt('/en-isha-kriya');
  const form = blocks.find((block) => block.type === 'registration');
  expect(blocks.at(-1)).toMatchObject({ type: 'event-bar', register: form?.anchor });
});

test('a retreat shows the first four of what awaits, and registers by mail to its organiser', () => {
  const { blocks } = pageAt('/es-retiros/surya-kriya');
  const points = blocks.find((block) => block.type === 'points');
  expect(points?.items.length).toBeLessThanOrEqual(4);
  expect(blocks[0]).toMatchObject({
    type: 'retreat-hero',
    register: {
      to: expect.stringMatching(/^mailto:[^?]+\?subject=Inscripci%C3%B3n%20Retiro%20Surya%20Kriya$/),
    },
  });
});

test('the script of the widget is for pages that hold an element of it', () => {
  expect(usesWidget(pageAt('/fr-calendrier').blocks)).toBe(true);
  expect(usesWidget(pageAt('/en-program-details/surya-kriya-angers').blocks)).toBe(true);
  expect(usesWidget(pageAt('/fr-mentions-legales').blocks)).toBe(false);
});

test('every page opens with exactly one block that holds its h1', () => {
  for (const { path } of routeTable(content.routes, content.programs)) {
    const openings = typesAt(path).filter((type) => /^(hero|program-hero|retreat-hero)$/.test(type));
    expect([path, openings.length]).toEqual([path, 1]);
  }
});
