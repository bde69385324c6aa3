import { routeTable } from '@surya/data';
import { fixture } from '../testing/fixture.ts';
import { getSection, pagesInLanguages } from './pagesInLanguages.ts';

const studio = fixture;
const { routes, programs } = studio;
const at = (path: string) => {
  const route = routeTable(routes, programs).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
};

test('the switcher leads to the same page in each language', () => {
  expect(pagesInLanguages(at('/en-yoga-practices/isha-kriya'), studio)).toEqual([
    { locale: 'fr', path: '/fr-pratiques-de-yoga/isha-kriya' },
    { locale: 'en', path: '/en-yoga-practices/isha-kriya' },
    { locale: 'es', path: '/es-practicas-de-yoga/isha-kriya' },
  ]);
});

test('where a page does not exist, the switcher leads to its section', () => {
  expect(pagesInLanguages(at('/fr-pratiques-de-yoga/surya-shakti'), studio).map(({ path }) => path)).toEqual([
    '/fr-pratiques-de-yoga/surya-shakti',
    '/en-yoga-practices',
    '/es-practicas-de-yoga',
  ]);
});

test('a copy leads to the canonical pages of the other languages', () => {
  expect(pagesInLanguages(at('/fr-surya-kriya-rennes'), studio).map(({ path }) => path)).toEqual([
    '/fr-details-programme/surya-kriya-rennes',
    '/en-program-details/surya-kriya-rennes',
    '/es-detalles-programa/surya-kriya-rennes',
  ]);
});

test.each([
  ['/fr-details-programme/surya-kriya-rennes', 'calendar'],
  ['/es-isha-kriya', 'calendar'],
  ['/en-retreats/surya-kriya', 'retreats'],
  ['/fr-pratiques-de-yoga/surya-shakti', 'practices'],
  ['/en-contact', 'contact'],
])('%s belongs to the section %s', (path, section) => {
  expect(getSection(at(path), studio)).toBe(section);
});
