import { routeTable } from '@surya/data';
import { fixture, fixtureNow } from '../testing/fixture.ts';
import { getSitePage } from './getSitePage.ts';
import { jsonLd } from './jsonLd.ts';

const content = fixture;

/** The nodes of the type `type` on the page at `path`. */
function nodesAt(path: string, type: string, now = fixtureNow): Record<string, unknown>[] {
  const route = routeTable(content.routes, content.programs).find((candidate) => candidate.path === path);
  const page = route && getSitePage(route, content);
  if (!page) throw new Error(`no page at ${path}`);
  return jsonLd(route, page, content, now)
    .filter((node) => node['@type'] === type)
    .map((node) => ({ ...node }));
}

test('a program is an event in Europe/Paris with today’s price and state', () => {
  expect(nodesAt('/fr-details-programme/yoga-equilibrium-rennes', 'Event')).toEqual([
    expect.objectContaining({
      startDate: '2025-07-05T08:30:00+02:00',
      endDate: '2025-07-05T11:30:00+02:00',
      offers: expect.objectContaining({
        price: 60,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      }),
    }),
  ]);
});

test.each([
  ['in its promotion', '2025-06-22T23:59:00+02:00', 230],
  ['after it', '2025-06-23T00:00:00+02:00', 250],
])('the offer’s price %s is %s', (_case, now, price) => {
  const [event] = nodesAt('/en-program-details/surya-kriya-rennes', 'Event', new Date(now));
  expect(event?.offers).toMatchObject({ price });
});

test('a full program is sold out, a past one is no longer offered', () => {
  const path = '/en-program-details/surya-kriya-angers';
  expect(nodesAt(path, 'Event')[0]?.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  const later = new Date('2025-08-01T00:00:00Z');
  expect(nodesAt(path, 'Event', later)[0]?.offers).toMatchObject({
    availability: 'https://schema.org/Discontinued',
  });
});

test('the calendar lists every program', () => {
  expect(nodesAt('/es-calendario', 'Event')).toHaveLength(content.programs.length);
});

test('questions, a practice and a page’s place are said too', () => {
  const path = '/fr-pratiques-de-yoga/surya-kriya';
  expect(nodesAt(path, 'FAQPage')).toHaveLength(1);
  expect(nodesAt(path, 'Course')).toHaveLength(1);
  const [crumbs] = nodesAt(path, 'BreadcrumbList');
  expect(crumbs?.itemListElement).toHaveLength(3);
});

test('the biography’s page is about the teacher, by role while the studio gives no name', () => {
  expect(nodesAt('/es-quien-soy', 'Person')).toEqual([
    expect.objectContaining({ jobTitle: 'Profesora de Hatha Yoga', image: expect.stringMatching(/^https:/) }),
  ]);
});

test('a retreat is offered until it is over', () => {
  const offerAt = (now: string) =>
    nodesAt('/en-retreats/surya-kriya', 'Event', new Date(now)).map(({ offers }) => offers);
  const offer = (state: string) => [expect.objectContaining({ availability: `https://schema.org/${state}` })];
  expect(offerAt('2025-05-18T23:59:00+02:00')).toEqual(offer('InStock'));
  expect(offerAt('2025-05-19T00:00:00+02:00')).toEqual(offer('Discontinued'));
});

test('a page kept from search engines says nothing', () => {
  expect(nodesAt('/fr-paiement-reussi', 'Organization')).toEqual([]);
});
