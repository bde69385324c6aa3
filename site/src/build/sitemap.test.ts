import { fixture } from '../testing/fixture.ts';
import { robots, sitemap } from './sitemap.ts';

const { routes, site } = fixture;
const { url } = site.origin;

let xml: string;
let addresses: (string | undefined)[];

beforeAll(async () => {
  xml = await sitemap(fixture);
  addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
});

test('lists canonical pages once, with their other languages', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${url}/es-retiros/surya-kriya`);
  expect(xml).toContain(`hreflang="en" href="${url}${routes.sections.calendar.en}"`);
});

test('leaves out copies and pages kept from search engines', () => {
  expect(addresses).not.toContain(`${url}${routes.copies[0]?.path}`);
  expect(addresses).not.toContain(`${url}${routes.sections['payment-success'].en}`);
});

test('robots.txt names the sitemap', () => {
  expect(robots(fixture)).toContain(`Sitemap: ${url}/sitemap.xml`);
});
