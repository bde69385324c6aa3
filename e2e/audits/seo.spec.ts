import { locales } from '@surya/data';
import sharp from 'sharp';
import { getBlocks, getPageText, getSectionPath, isCanonical, pages, paths } from '../pages.ts';
import { getProgramPath, programs } from '../programs.ts';
import { origin } from '../studio.ts';
import { expect, expectNone, test } from './crawl.ts';
import type { CrawledPage } from './crawlSite.ts';

/** Metadata of the pages for search engines, social networks and calendars is complete and correct. */

function noindex(page: CrawledPage | undefined): boolean {
  return /noindex/.test(page?.metas.robots ?? '');
}

test('every page names its canonical address and its other languages, which point back', async ({
  crawl,
}) => {
  const faults: string[] = [];
  for (const { path, canonical, alternates, locale } of pages) {
    const page = crawl.get(path);
    const expected = Object.entries(alternates).map(([language, there]) => [language, origin + there]);
    const { 'x-default': fallback, ...named } = page?.alternates ?? {};
    if (page?.canonical.join() !== origin + canonical)
      faults.push(`${path} is canonical at ${page?.canonical}`);
    if (JSON.stringify(named) !== JSON.stringify(Object.fromEntries(expected)))
      faults.push(`${path} has the alternates ${JSON.stringify(named)}`);
    for (const there of Object.values(named)) {
      const back = crawl.get(there.slice(origin.length))?.alternates;
      if (back?.[locale] !== origin + canonical) faults.push(`${there} does not point back at ${path}`);
      if (back?.['x-default'] !== fallback) faults.push(`${there} has another x-default than ${path}`);
    }
    if (!fallback || !crawl.has(fallback.slice(origin.length)))
      faults.push(`${path} has x-default ${fallback}`);
  }
  expectNone(faults);
  expect(crawl.get('/')?.canonical).toEqual([`${origin}/`]);
});

test('the sitemap lists the canonical pages without noindex, and no other', async ({ crawl, system }) => {
  const sitemap = await (await fetch(`${system.site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const indexable = pages.filter((page) => isCanonical(page) && !noindex(crawl.get(page.path)));
  expect([...listed].sort()).toEqual([`${origin}/`, ...indexable.map(({ path }) => origin + path)].sort());
  expect(indexable.length).toBeGreaterThan(locales.length);

  const robots = await (await fetch(`${system.site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \/\s/);
});

test('only pages that their content marks are kept from search engines', async ({ crawl }) => {
  const kept = [...paths, '/404'].filter((path) => noindex(crawl.get(path)));
  const marked = pages.filter((route) => getPageText(route)?.noindex);
  expect(kept.sort()).toEqual(['/404', ...marked.map(({ path }) => path)].sort());
});

test('the manifest and its icons exist', async ({ system }) => {
  const response = await fetch(`${system.site}/site.webmanifest`);
  const manifest = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBeTruthy();
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await fetch(system.site + src)).status).toBe(200);
});

test('the pictures for social networks are 1200 × 630', async ({ crawl, system }) => {
  const addresses = new Set(paths.map((path) => crawl.get(path)?.metas['og:image'] ?? ''));
  expect(addresses.size).toBe(new Set(pages.map(({ canonical }) => canonical)).size + 1);
  for (const address of addresses) {
    const response = await fetch(address.replace(origin, system.site));
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([address, format, width, height]).toEqual([address, 'jpeg', 1200, 630]);
  }
});

for (const locale of locales) {
  test(`the calendar files follow RFC 5545, in ${locale}`, async ({ system }) => {
    const read = async (path: string) => {
      const response = await fetch(system.site + path);
      expect(response.headers.get('content-type')).toContain('text/calendar');
      return response.text();
    };
    const feed = await read(`/calendar/${locale}.ics`);
    expect(feed.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(programs.length);
    for (const { id } of programs) {
      const file = await read(`/calendar/${locale}/${id}.ics`);
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(file.trimEnd()).toMatch(/\r\nEND:VCALENDAR$/);
      expect(file).toContain(`UID:${id}@${new URL(origin).hostname}`);
      expect(file).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
      expect(file).toMatch(/^DTSTART;(TZID=Europe\/Paris:\d{8}T\d{6}|VALUE=DATE:\d{8})\r$/m);
      expect(file).toMatch(/^DTEND;(TZID=Europe\/Paris:\d{8}T\d{6}|VALUE=DATE:\d{8})\r$/m);
      const lines = file.split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
      const open: string[] = [];
      for (const [, edge, name = ''] of file.matchAll(/^(BEGIN|END):(\w+)\r$/gm)) {
        if (edge === 'BEGIN') open.push(name);
        else expect(open.pop()).toBe(name);
      }
    }
  });
}

test('every page describes its subject with schema.org types', async ({ crawl }) => {
  const typesOf = (path: string) => {
    const data = crawl.get(path)?.scripts.filter(({ type }) => type === 'application/ld+json') ?? [];
    return data.flatMap(({ text }) => {
      const nodes = JSON.parse(text) as { '@context': string; '@type': string }[];
      expect(nodes.map((node) => node['@context'])).toEqual(nodes.map(() => 'https://schema.org'));
      return nodes.map((node) => node['@type']);
    });
  };
  for (const route of pages) {
    const { path, canonical, kind, id, locale } = route;
    const types = typesOf(path);
    if (noindex(crawl.get(path))) continue;
    expect(types, path).toContain('Organization');
    if (id !== 'home') expect(types, path).toContain('BreadcrumbList');
    const isOfProgram = programs.some((program) => getProgramPath(program, locale) === canonical);
    if (kind === 'retreat' || isOfProgram) expect(types, path).toContain('Event');
    if (kind === 'practice') expect(types, path).toContain('Course');
    if (path === getSectionPath('calendar', locale))
      expect(types.filter((type) => type === 'Event')).toHaveLength(programs.length);
    if (getBlocks(route, 'faq').length > 0) expect(types, path).toContain('FAQPage');
  }
});
