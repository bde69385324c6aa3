import programs from '../../content/programs.json' with { type: 'json' };
import routes from '../../content/routes.json' with { type: 'json' };
import { locales } from '../locale.ts';
import { Programs, Routes } from '../schemas/index.ts';
import { programPath, routeTable } from './routes.ts';

const catalogue = Programs.parse(programs);
const table = routeTable(Routes.parse(routes), catalogue);
const paths = new Set(table.map(({ path }) => path));

test('every path stands once', () => {
  expect(paths.size).toBe(table.length);
});

test.each([
  '/fr-home',
  '/en-home',
  '/es-home',
  '/fr-pratiques-de-yoga',
  '/en-yoga-practices',
  '/es-practicas-de-yoga',
  '/fr-calendrier',
  '/en-calendar',
  '/es-calendario',
  '/fr-qui-je-suis',
  '/en-who-i-am',
  '/es-quien-soy',
  '/fr-retraites',
  '/en-retreats',
  '/es-retiros',
  '/fr-plus',
  '/en-more',
  '/es-mas',
  '/fr-contact',
  '/en-contact',
  '/es-contacto',
  '/fr-session-correction',
  '/en-correction-session',
  '/es-sesion-correccion',
  '/fr-en-construction',
  '/en-under-construction',
  '/es-en-construccion',
  '/fr-paiement-reussi',
  '/en-payment-success',
  '/es-pago-exitoso',
  '/fr-isha-kriya',
  '/en-isha-kriya',
  '/es-isha-kriya',
  '/en-yoga-practices/surya-kriya',
  '/en-yoga-practices/yoga-for-balance',
  '/en-yoga-practices/isha-kriya',
  '/fr-pratiques-de-yoga/surya-kriya',
  '/fr-pratiques-de-yoga/yoga-pour-equilibre',
  '/fr-pratiques-de-yoga/isha-kriya',
  '/fr-pratiques-de-yoga/surya-shakti',
  '/es-practicas-de-yoga/surya-kriya',
  '/es-practicas-de-yoga/isha-kriya',
  '/es-practicas-de-yoga/yoga-para-equilibrio',
  '/fr-retraites/week-end-surya-kriya',
  '/en-retreats/surya-kriya',
  '/es-retiros/surya-kriya',
  '/fr-details-programme-correction/surya-kriya-correction-shakti-angers',
  '/en-program-details-correction/surya-kriya-correction-shakti-angers',
  '/es-detalles-programa-correccion/surya-kriya-correction-shakti-angers',
  '/fr-details-programme-yoga-equilibrium/yoga-equilibrium-rennes',
  '/fr-surya-kriya-rennes',
  '/fr-surya-kriya-correction-shakti-angers',
])('the specification’s %s stands', (path) => {
  expect(paths).toContain(path);
});

test('a copy names the details page as canonical', () => {
  const copies = table.filter(({ path, canonical }) => path !== canonical);
  expect(copies.map(({ path }) => path)).toHaveLength(6);
  for (const { canonical } of copies) expect(paths).toContain(canonical);
});

test('Surya Shakti stands in French alone', () => {
  const shakti = table.filter(({ kind, id }) => kind === 'practice' && id === 'surya-shakti');
  expect(shakti.map(({ alternates }) => alternates)).toEqual([{ fr: '/fr-pratiques-de-yoga/surya-shakti' }]);
});

test('the details address of every program is the one its page stands at', () => {
  for (const { id, languageContent } of catalogue) {
    for (const locale of locales) {
      expect(languageContent[locale].detailsUrl).toBe(programPath(Routes.parse(routes), id, locale));
      expect(paths).toContain(languageContent[locale].detailsUrl);
    }
  }
});
