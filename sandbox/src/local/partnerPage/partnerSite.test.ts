import { readStudio } from '@surya/data/studio';
import { type Listening, listen } from '../../listen.ts';
import { partnerSite } from './partnerSite.ts';

const studio = readStudio();
const [partner] = studio.partners;
const [program] = studio.programs;

let server: Listening;
beforeAll(async () => {
  server = await listen(partnerSite(studio, 'http://studio.test'), 0);
});
afterAll(() => server.close());

const get = (path: string) => fetch(`http://localhost:${server.port}${path}`);

it.each([
  ['/', 'fr', 'Les dates de nos invités'],
  ['/en', 'en', 'Our guests’ dates'],
  ['/es', 'es', 'Las fechas de nuestros invitados'],
] as const)(
  'embeds the widget at %s, in %s, with links in place of its script',
  async (path, locale, title) => {
    const page = (await (await get(path)).text()).replaceAll('&#39;', "'");
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(title);
    expect(page).toContain('<script type="module" src="http://studio.test/widget/v1/booking.js">');
    expect(page).toContain(`<surya-calendar partner="${partner?.id}">`);
    expect(page).toContain(`<surya-payment program="${program?.id}" partner="${partner?.id}">`);
    expect(page).toContain(`href="http://studio.test${program?.languageContent[locale].detailsUrl}"`);
    expect(page).toContain(`<title>${partner?.name}</title>`);
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
