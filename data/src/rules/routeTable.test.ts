import { translate } from '../locales/locales.ts';
import { aProgram, someRoutes } from '../testing.ts';
import { programPath, routeTable } from './routeTable.ts';

const routes = someRoutes({
  practices: { breath: translate((locale) => `/${locale}-breath`), posture: { fr: '/fr-posture' } },
  retreats: { sea: translate((locale) => `/${locale}-sea`) },
  detailsCopies: [{ type: 'review', paths: translate((locale) => `/${locale}-review`) }],
  copies: [{ path: '/fr-short', locale: 'fr', program: 'weekend' }],
});
const programs = [
  aProgram({ id: 'weekend' }),
  aProgram({ id: 'review-day', type: 'review' }),
  aProgram({ id: 'open-hour', page: 'contact' }),
];
const table = routeTable(routes, programs);
const paths = table.map(({ path }) => path);

test('every section, practice, retreat and program has its page in every language that has it', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '/fr-home',
      '/en-home',
      '/es-home',
      '/en-breath',
      '/fr-posture',
      '/es-sea',
      '/en-details/weekend',
      '/es-details/review-day',
    ]),
  );
});

test('every path stands once', () => {
  expect(new Set(paths).size).toBe(paths.length);
});

test('a copy names the details page as canonical', () => {
  const copies = table.filter(({ path, canonical }) => path !== canonical);
  expect(copies.map(({ path, canonical }) => [path, canonical])).toEqual([
    ['/fr-short', '/fr-details/weekend'],
    ['/fr-review/review-day', '/fr-details/review-day'],
    ['/en-review/review-day', '/en-details/review-day'],
    ['/es-review/review-day', '/es-details/review-day'],
  ]);
});

test('a page that one language has stands in no other', () => {
  const posture = table.filter(({ kind, id }) => kind === 'practice' && id === 'posture');
  expect(posture.map(({ alternates }) => alternates)).toEqual([{ fr: '/fr-posture' }]);
});

test('a program whose page is a section has no details page', () => {
  expect(paths.filter((path) => path.endsWith('/open-hour'))).toEqual([]);
  expect(programPath(routes, { id: 'open-hour', page: 'contact' }, 'en')).toBe('/en-contact');
  expect(programPath(routes, { id: 'weekend' }, 'en')).toBe('/en-details/weekend');
});
