import { type Listening, listen } from '../../listen.ts';
import { partnerSite } from './partnerSite.ts';

let server: Listening;
beforeAll(async () => {
  server = await listen(partnerSite('http://studio.test'), 0);
});
afterAll(() => server.close());

const get = (path: string) => fetch(`http://localhost:${server.port}${path}`);

it.each([
  ['/', 'fr', 'Les dates de nos invités', 'http://studio.test/fr-details-programme/surya-kriya-rennes'],
  ['/en', 'en', 'Our guests’ dates', 'http://studio.test/en-program-details/surya-kriya-rennes'],
  [
    '/es',
    'es',
    'Las fechas de nuestros invitados',
    'http://studio.test/es-detalles-programa/surya-kriya-rennes',
  ],
])(
  'embeds the widget at %s, in %s, with links for those without script',
  async (path, locale, title, link) => {
    const page = (await (await get(path)).text()).replaceAll('&#39;', "'");
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(title);
    expect(page).toContain('<script type="module" src="http://studio.test/widget/v1/booking.js">');
    expect(page).toContain('<surya-calendar partner="studio-lumen">');
    expect(page).toContain('<surya-payment program="surya-kriya-rennes" partner="studio-lumen">');
    expect(page).toContain(`href="${link}"`);
  },
);

it('allows only the studio’s host and its own style sheet by its policy', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    'script-src http://studio.test',
    'connect-src http://studio.test',
    "img-src 'self' http://studio.test",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  const page = await (await get('/')).text();
  expect(page).not.toMatch(/ style=|<style| on[a-z]+=/);
});
