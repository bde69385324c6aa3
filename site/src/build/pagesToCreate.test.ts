import { join } from 'node:path';
import { routeTable } from '@surya/data';
import { fixture, fixtureNow } from '../testing/fixture.ts';
import { pagesToCreate } from './pagesToCreate.ts';
import { readPictures } from './readPictures.ts';

const content = fixture;
const pages = pagesToCreate(content, readPictures(join(fixture.folder, 'images')), {
  now: fixtureNow,
  clock: fixtureNow.toISOString(),
});
const byPath = new Map(pages.map((page) => [page.path, page]));

test('every route has one page, and no path is used twice', () => {
  for (const { path } of routeTable(content.routes, content.programs)) expect(byPath.has(path)).toBe(true);
  expect(byPath.size).toBe(pages.length);
});

test.each([
  ['/fr-calendrier', 'pages/fr/calendar.json', 'fr'],
  ['/en-yoga-practices/yoga-for-balance', 'pages/en/practice-yoga-for-balance.json', 'en'],
  ['/es-isha-kriya', 'pages/es/isha-kriya-event.json', 'es'],
  ['/fr-surya-kriya-rennes', '', 'fr'],
])('%s shows the text of "%s" in %s', (path, pageFile, language) => {
  expect(byPath.get(path)?.context).toMatchObject({ pageFile, language, i18n: { language, path } });
});

test('landing, not-found and the three ways to the calendar are pages of their own', () => {
  expect(byPath.get('/')?.template).toBe('landing');
  expect(byPath.get('/404.html')?.template).toBe('notFound');
  expect(byPath.get('/to-calendar/es.html')?.context.route.path).toBe('/es-calendario');
});

test('a page knows when it is made, and a demonstration says where its clock stands', () => {
  const [page] = pagesToCreate(content, new Map(), { now: fixtureNow });
  expect(page?.context.now).toBe('2025-06-01T07:00:00.000Z');
  expect(page?.context).not.toHaveProperty('clock');
  expect(byPath.get('/fr-home')?.context.clock).toBe('2025-06-01T07:00:00.000Z');
});
