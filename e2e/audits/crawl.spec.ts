import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { locales } from '@surya/data';
import { builtPath } from '../builtPath.ts';
import { getSectionPath, isCanonical, pages, paths } from '../pages.ts';
import { origin, studio } from '../studio.ts';
import { checkLinks, toTarget } from './checkLinks.ts';
import { checkResources } from './checkResources.ts';
import { expect, expectNone, test } from './crawl.ts';

/** Every page that a visitor can reach answers, leads only to pages and files that exist, and loads only those. */

interface Redirect {
  source: string;
  destination: string;
  type: number;
}

const { redirects }: { redirects: Redirect[] } = JSON.parse(
  readFileSync(builtPath('data/dist/firebase.json'), 'utf8'),
).hosting;

test('every page answers at its address, in its language', async ({ crawl }) => {
  expect(crawl.size).toBe(new Set(paths).size + 1);
  const faults = pages.flatMap(({ path, locale }) => {
    const page = crawl.get(path);
    if (page?.status !== 200) return [`${path} answers ${page?.status}`];
    return page.lang === locale && path.startsWith(`/${locale}-`) ? [] : [`${path} is in ${page.lang}`];
  });
  expectNone(faults);
});

test('the landing page leads to the home page of every language', async ({ crawl }) => {
  const landing = crawl.get('/');
  expect(landing?.status).toBe(200);
  const homes = locales.map((locale) => getSectionPath('home', locale));
  expect(landing?.links.toSorted()).toEqual(homes.sort());
});

test('an unknown path answers 404 with a link home, and is logged on the console', async ({
  page,
  system,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto(`${system.site}/en-nowhere/at-all`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect.poll(() => logged.join('\n')).toContain('/en-nowhere/at-all');
});

test('moved addresses answer with the redirect of firebase.json, and trailing slashes with one', async ({
  system,
}) => {
  const calendar = getSectionPath('calendar', 'fr');
  for (const { source, destination, type } of [
    ...redirects,
    { source: `${calendar}/`, destination: calendar, type: 301 },
  ]) {
    const response = await fetch(system.site + source, { redirect: 'manual' });
    expect([source, response.status, response.headers.get('location')]).toEqual([source, type, destination]);
  }
});

for (const locale of locales) {
  const calendar = getSectionPath('calendar', locale);
  const { programDetails, detailsCopies, copies } = studio.routes;
  const copyFolders = copies.filter((copy) => copy.locale === locale).map(({ path }) => dirname(path));
  const folders = new Set([
    programDetails[locale],
    ...detailsCopies.map(({ paths }) => paths[locale]),
    ...copyFolders.filter((folder) => folder !== '/'),
  ]);

  test(`an unknown or missing program leads to the calendar, in ${locale}`, async ({ page, system }) => {
    const unknown = [...folders].flatMap((folder) => [
      folder,
      `${folder}/no-such-program`,
      `${folder}/no/such`,
    ]);
    for (const path of unknown) {
      const html = await (await fetch(system.site + path)).text();
      expect([path, html.match(/http-equiv="refresh" content="([^"]*)"/)?.[1]]).toEqual([
        path,
        `0; url=${calendar}`,
      ]);
    }
    await page.goto(system.site + unknown[1], { waitUntil: 'commit' });
    await page.waitForURL(system.site + calendar, { waitUntil: 'commit' });
  });
}

test('every link leads to a page or file of the site, none to a redirect', async ({ crawl, system }) => {
  expectNone(await checkLinks(crawl, system.site, origin));
});

test('no id occurs twice on a page', async ({ crawl }) => {
  expectNone(
    [...crawl.values()].flatMap(({ path, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path} has #${id} twice`),
    ),
  );
});

test('every picture, style, font and icon of a page exists', async ({ crawl, system }) => {
  expectNone(await checkResources(crawl, system.site, origin));
});

test('every page can be reached from the landing page', async ({ crawl }) => {
  // Stripe redirects buyers to the success page; copies are former addresses that other sites link to.
  const reachedFromOutside = new Set(locales.map((locale) => getSectionPath('payment-success', locale)));
  const reached = new Set(['/']);
  for (const path of reached) {
    for (const link of crawl.get(path)?.links ?? []) {
      const target = toTarget(link, path, origin);
      if (target && crawl.has(target.path)) reached.add(target.path);
    }
  }
  const orphans = pages.filter(
    (page) => isCanonical(page) && !reached.has(page.path) && !reachedFromOutside.has(page.path),
  );
  expectNone(orphans.map(({ path }) => path));
});

test('every page has one h1, and a title and a description of its own', async ({ crawl }) => {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const { path, h1s, title, metas } of crawl.values()) {
    if (h1s.length !== 1 || (h1s[0] === '' && path !== '/'))
      faults.push(`${path} has h1s: ${h1s.join(' | ')}`);
    if (title.length < 10 || title.length > 75)
      faults.push(`${path} has a title of ${title.length}: ${title}`);
    const description = metas.description ?? '';
    if (path === '/404') continue;
    const { length } = description;
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

test('no page loads a framework, only the site’s own module scripts', async ({ crawl, system }) => {
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
    if (/react-dom|webpack|i18next/.test(script)) faults.push(`${source} contains a framework`);
  }
  expectNone(faults);
});
