import { fixture } from '../testing/fixture.ts';
import { robots, sitemap } from './sitemap.ts';

let xml: string;
let addresses: (string | undefined)[];

beforeAll(async () => {
  xml = await sitemap(fixture);
  addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
});

test('lists canonical pages once, with their other languages', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('https://www.atelier-surya.example/es-retiros/surya-kriya');
  expect(xml).toContain('hreflang="en" href="https://www.atelier-surya.example/en-calendar"');
});

test('leaves out copies and pages kept from search engines', () => {
  expect(addresses).not.toContain('https://www.atelier-surya.example/fr-surya-kriya-rennes');
  expect(addresses).not.toContain('https://www.atelier-surya.example/en-payment-success');
});

test('robots.txt names the sitemap', () => {
  expect(robots(fixture)).toContain('Sitemap: https://www.atelier-surya.example/sitemap.xml');
});
