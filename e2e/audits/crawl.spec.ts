import { languages } from '../words.ts';
import { type CrawledPage, expect, test } from './crawl.ts';
import { isCanonical, origin, pages, paths, programs, routes } from './routes.ts';

/** Every page a visitor can reach: it answers, it leads somewhere, and search engines are told the truth. */

/** The path of an address of the site, without its fragment; undefined where it leads elsewhere. */
function pathIn(address: string, from: string): { path: string; anchor: string } | undefined {
  const url = new URL(address, origin + from);
  if (url.origin !== origin) return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** What is wrong, one line each, so that a failing test shows every fault at once. */
function expectNone(faults: string[]): void {
  expect(faults).toEqual([]);
}

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

test('every page answers as itself, in its language', async ({ crawl }) => {
  expect(crawl.size).toBeGreaterThan(70);
  const faults = pages.flatMap(({ path, locale }) => {
    const page = crawl.get(path);
    if (page?.status !== 200) return [`${path} answers ${page?.status}`];
    return page.lang === locale && path.startsWith(`/${locale}-`) ? [] : [`${path} is in ${page.lang}`];
  });
  expectNone(faults);
});

test('the landing offers English, Français and Español', async ({ crawl }) => {
  const landing = crawl.get('/');
  expect(landing?.status).toBe(200);
  expect(landing?.links).toEqual(['/en-home', '/fr-home', '/es-home']);
});

test('an unknown path answers 404 with a way home, and says so on the console', async ({ page, system }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto(`${system.site}/en-nowhere/at-all`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect.poll(() => logged.join('\n')).toContain('/en-nowhere/at-all');
});

test('moved addresses answer 301 with where the page is', async ({ system }) => {
  const moved: [from: string, to: string][] = [
    ['/es-contact', '/es-contacto'],
    ['/en-yoga-practices/yoga-equilibrium', '/en-yoga-practices/yoga-for-balance'],
    ['/es-practicas-de-yoga/yoga-equilibrium', '/es-practicas-de-yoga/yoga-para-equilibrio'],
    ['/fr-details-programme/isha-kriya-introduction-2025', '/fr-isha-kriya'],
    ['/en-program-details/isha-kriya-introduction-2025', '/en-isha-kriya'],
    ['/es-detalles-programa/isha-kriya-introduction-2025', '/es-isha-kriya'],
    ['/fr-calendrier/', '/fr-calendrier'],
  ];
  for (const [from, to] of moved) {
    const answer = await fetch(system.site + from, { redirect: 'manual' });
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to]);
  }
});

for (const language of languages) {
  const calendar = routes.sections.calendar[language];
  const bases = [
    routes.programDetails[language],
    routes.correctionDetails[language],
    ...(language === 'fr' ? ['/fr-details-programme-yoga-equilibrium'] : []),
  ];

  test(`an unknown or missing program leads to the calendar, in ${language}`, async ({ page, system }) => {
    const lost = bases.flatMap((base) => [base, `${base}/no-such-program`, `${base}/no/such`]);
    for (const path of lost) {
      const answer = await (await fetch(system.site + path)).text();
      expect([path, answer.match(/http-equiv="refresh" content="([^"]*)"/)?.[1]]).toEqual([
        path,
        `0; url=${calendar}`,
      ]);
    }
    await page.goto(system.site + lost[1], { waitUntil: 'commit' });
    await page.waitForURL(system.site + calendar, { waitUntil: 'commit' });
  });
}

test('every link leads to a page or file of the site, none to a redirect', async ({ crawl, system }) => {
  const files = new Map<string, string>();
  const faults: string[] = [];
  for (const page of crawl.values()) {
    for (const link of page.links) {
      const target = pathIn(link, page.path);
      if (!target) {
        if (!/^(https:\/\/[\w.-]+(\/|$)|mailto:[^@\s]+@[\w.-]+(\?|$)|tel:\+\d{8,15}$)/.test(link))
          faults.push(`${page.path} has the odd link ${link}`);
        continue;
      }
      const known = crawl.get(target.path);
      if (!known) files.set(target.path, page.path);
      else if (target.anchor && !known.ids.includes(target.anchor))
        faults.push(`${page.path} leads to the missing place ${link}`);
    }
  }
  for (const [path, from] of files) {
    const { status } = await fetch(system.site + path, { redirect: 'manual' });
    if (status !== 200) faults.push(`${from} leads to ${path}, which answers ${status}`);
  }
  expectNone(faults);
});

test('no id stands twice on a page', async ({ crawl }) => {
  expectNone(
    [...crawl.values()].flatMap(({ path, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path} has #${id} twice`),
    ),
  );
});

test('every picture, style, font and icon a page names is there', async ({ crawl, system }) => {
  const resources = new Map<string, string>();
  for (const { path, resources: addresses, metas } of crawl.values()) {
    for (const address of addresses) resources.set(new URL(address, origin + path).href, path);
    if (metas['og:image']) resources.set(metas['og:image'], path);
  }
  const faults = await Promise.all(
    [...resources].map(async ([address, from]) => {
      if (!address.startsWith(`${origin}/`)) return [`${from} loads ${address}`];
      const answer = await fetch(system.site + address.slice(origin.length), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      const body = await answer.arrayBuffer();
      const fits = answer.status === 200 && body.byteLength > 0 && !type.startsWith('text/html');
      return fits ? [] : [`${from} needs ${address}, which answers ${answer.status} ${type}`];
    }),
  );
  expectNone(faults.flat());
});

test('every page can be reached from the landing', async ({ crawl }) => {
  // The card provider sends buyers to the success page; copies are old addresses that others link to.
  const reachedFromOutside = new Set(Object.values(routes.sections['payment-success']));
  const reached = new Set(['/']);
  for (const path of reached) {
    for (const link of crawl.get(path)?.links ?? []) {
      const target = pathIn(link, path);
      if (target && crawl.has(target.path)) reached.add(target.path);
    }
  }
  const orphans = pages.filter(
    (page) => isCanonical(page) && !reached.has(page.path) && !reachedFromOutside.has(page.path),
  );
  expectNone(orphans.map(({ path }) => path));
});

test('every page has one h1, a title and a description of its own', async ({ crawl }) => {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const { path, h1s, title, metas } of crawl.values()) {
    if (h1s.length !== 1 || (h1s[0] === '' && path !== '/'))
      faults.push(`${path} has h1s: ${h1s.join(' | ')}`);
    if (title.length < 10 || title.length > 75)
      faults.push(`${path} has a title of ${title.length}: ${title}`);
    const description = metas.description ?? '';
    if (path === '/404') continue;
    const length = description.length;
    if (length < 25 || length > 165) faults.push(`${path} has a description of ${length}: ${description}`);
  }
  for (const { path, locale } of pages.filter(isCanonical)) {
    const page = crawl.get(path);
    for (const text of [page?.title, page?.metas.description]) {
      const key = `${locale}: ${text}`;
      if (seen.has(key)) faults.push(`${path} and ${seen.get(key)} share “${text}”`);
      seen.set(key, path);
    }
  }
  expectNone(faults);
});

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

test('no page loads a framework: its own module scripts are all', async ({ crawl, system }) => {
  const own = /^\/(widget\/v1\/booking|scripts\/[A-Za-z]+)\.js$/;
  const sources = new Set<string>();
  const faults: string[] = [];
  for (const { path, scripts, html } of crawl.values()) {
    for (const { src, type, text } of scripts) {
      if (src && type === 'module' && own.test(src)) sources.add(src);
      else if (src || !['application/ld+json', 'speculationrules'].includes(type))
        faults.push(`${path} has the script ${src ?? text.slice(0, 60)}`);
    }
    if (/___gatsby[A-Z]|webpackJsonp|page-data\.json/.test(html))
      faults.push(`${path} mentions Gatsby’s runtime`);
  }
  for (const source of sources) {
    const script = await (await fetch(system.site + source)).text();
    if (/react-dom|webpack|i18next/.test(script)) faults.push(`${source} holds a framework`);
  }
  expectNone(faults);
});
