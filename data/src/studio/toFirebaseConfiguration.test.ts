import { apiPaths } from '../apiPaths.ts';
import { locales } from '../locales/locales.ts';
import { readStudio } from './readStudio.ts';
import { toFirebaseConfiguration } from './toFirebaseConfiguration.ts';

const studio = readStudio();
const { redirects, rewrites, headers } = toFirebaseConfiguration(studio).hosting;

test('every function has a rewrite, its health address included', () => {
  expect(rewrites.slice(0, Object.keys(apiPaths).length).map(({ source }) => source)).toEqual(
    Object.values(apiPaths).map((path) => `${path}{,/health}`),
  );
});

test('details addresses without a page lead to the calendar of their language', () => {
  for (const locale of locales) {
    const source = `${studio.routes.programDetails[locale]}/**`;
    expect(rewrites).toContainEqual({ source, destination: `/to-calendar/${locale}.html` });
  }
});

test('the details address of a program with a page of its own redirects to that page', () => {
  const program = studio.programs.find(({ page }) => page);
  expect(redirects).toContainEqual({
    source: `${studio.routes.programDetails.fr}/${program?.id}`,
    destination: studio.routes.sections[program?.page ?? '']?.fr,
    type: 301,
  });
});

test('the redirects of the studio are permanent', () => {
  const own = { ...studio, routes: { ...studio.routes, redirects: [{ from: '/old', to: '/new' }] } };
  expect(toFirebaseConfiguration(own).hosting.redirects[0]).toEqual({
    source: '/old',
    destination: '/new',
    type: 301,
  });
});

test('no header is repeated for one source', () => {
  for (const { headers: list } of headers) {
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  }
});
