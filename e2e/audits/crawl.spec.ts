import { languages } from '../words.ts';
import { expect, expectNone, test } from './crawl.ts';
import { isCanonical, origin, pages, routes } from './routes.ts';

/** Every page a visitor can reach: it answers, it leads somewhere, and loads only what is there. */

/** The path of an address of the site, without its fragment; undefined where it leads elsewhere. */
function pathIn(address: string, from: string): { path: string; anchor: string } | undefined {
  const url = new URL(address, origin + from);
  if (url.origin !== origin) return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
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
