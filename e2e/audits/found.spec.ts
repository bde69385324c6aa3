import { languages } from '../words.ts';
import { type CrawledPage, expect, expectNone, test } from './crawl.ts';
import { isCanonical, origin, pages, paths, programs, routes } from './routes.ts';

/** What search engines, social networks and calendars are told of the pages is the truth. */

function noindex(page: CrawledPage | undefined): boolean {
  return /noindex/.test(page?.metas.robots ?? '');
}

/** The size a JPEG file says it has: its frame header stands after segments that tell their own lengths. */
function jpegSize(file: ArrayBuffer): { width: number; height: number } | undefined {
  const bytes = new DataView(file);
  for (let at = 2; at < bytes.byteLength - 9; at += 2 + bytes.getUint16(at + 2)) {
    const isFrame = [0xffc0, 0xffc1, 0xffc2].includes(bytes.getUint16(at));
    if (isFrame) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
  }
  return undefined;
}

test('every page names its canonical address and its other languages, which point back', async ({
  crawl,
}) => {
  const faults: string[] = [];
  for (const { path, canonical, alternates, locale } of pages) {
    const page = crawl.get(path);
    const languagesOf = Object.entries(alternates).map(([language, there]) => [language, origin + there]);
    const { 'x-default': fallback, ...named } = page?.alternates ?? {};
    if (page?.canonical.join() !== origin + canonical)
      faults.push(`${path} is canonical at ${page?.canonical}`);
    if (JSON.stringify(named) !== JSON.stringify(Object.fromEntries(languagesOf)))
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

test('the sitemap lists the canonical pages that search engines may keep, and no other', async ({
  crawl,
  system,
}) => {
  const sitemap = await (await fetch(`${system.site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const indexable = pages.filter((page) => isCanonical(page) && !noindex(crawl.get(page.path)));
  expect([...listed].sort()).toEqual([`${origin}/`, ...indexable.map(({ path }) => origin + path)].sort());
  expect(indexable.length).toBeGreaterThan(50);

  const robots = await (await fetch(`${system.site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \/\s/);
});

test('only pages without content of their own are kept from search engines', async ({ crawl }) => {
  const kept = [...paths, '/404'].filter((path) => noindex(crawl.get(path)));
  const without = ['payment-success', 'under-construction', 'more'] as const;
  const expected = ['/404', ...without.flatMap((id) => Object.values(routes.sections[id]))];
  expect(kept.sort()).toEqual(expected.sort());
});

test('the manifest and its icons are there', async ({ system }) => {
  const answer = await fetch(`${system.site}/site.webmanifest`);
  const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBeTruthy();
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await fetch(system.site + src)).status).toBe(200);
});

test('the pictures for social networks are 1200 × 630', async ({ crawl, system }) => {
  const addresses = new Set(paths.map((path) => crawl.get(path)?.metas['og:image'] ?? ''));
  expect(addresses.size).toBeGreaterThan(60);
  for (const address of addresses) {
    const answer = await fetch(address.replace(origin, system.site));
    expect([address, jpegSize(await answer.arrayBuffer())]).toEqual([address, { width: 1200, height: 630 }]);
  }
});

for (const language of languages) {
  test(`the calendar files can be read by a calendar, in ${language}`, async ({ system }) => {
    const read = async (path: string) => {
      const answer = await fetch(system.site + path);
      expect(answer.headers.get('content-type')).toContain('text/calendar');
      return answer.text();
    };
    const feed = await read(`/calendar/${language}.ics`);
    expect(feed.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(programs.length);
    for (const { id } of programs) {
      const file = await read(`/calendar/${language}/${id}.ics`);
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

test('every page says in schema.org’s words what it is about', async ({ crawl }) => {
  const typesOf = (path: string) => {
    const data = crawl.get(path)?.scripts.filter(({ type }) => type === 'application/ld+json') ?? [];
    return data.flatMap(({ text }) => {
      const things = JSON.parse(text) as { '@context': string; '@type': string }[];
      expect(things.map((thing) => thing['@context'])).toEqual(things.map(() => 'https://schema.org'));
      return things.map((thing) => thing['@type']);
    });
  };
  for (const { path, kind, id, locale } of pages) {
    const types = typesOf(path);
    if (noindex(crawl.get(path))) continue;
    expect(types, path).toContain('Organization');
    if (id !== 'home') expect(types, path).toContain('BreadcrumbList');
    if (kind === 'program' || kind === 'retreat' || id === 'isha-kriya-event')
      expect(types, path).toContain('Event');
    if (kind === 'practice') expect(types, path).toContain('Course');
    if (path === routes.sections.calendar[locale])
      expect(types.filter((type) => type === 'Event')).toHaveLength(programs.length);
    if (kind === 'practice' && (id === 'surya-kriya' || id === 'isha-kriya'))
      expect(types, path).toContain('FAQPage');
  }
});
