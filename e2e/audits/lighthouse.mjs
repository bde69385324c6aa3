import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/**
 * `npm run lighthouse -w e2e`: Lighthouse's mobile preset on the main pages of the running local system
 * (`npm start`; SITE names another address), the median of three runs a page. Fails under 98 for
 * performance and under 100 for the rest. A benchmark of a quiet machine, so no part of `npm test`.
 *
 * `http://localhost` counts as a secure context, so Lighthouse has nothing to say about HTTPS there; the
 * pages' HTTPS is the hosting's.
 */
const site = process.env.SITE ?? 'http://localhost:8000';
const runs = Number(process.env.RUNS ?? 3);
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const pages = process.argv.slice(2);
if (pages.length === 0) {
  pages.push(
    '/fr-home',
    '/fr-pratiques-de-yoga',
    '/fr-pratiques-de-yoga/surya-kriya',
    '/fr-calendrier',
    '/fr-details-programme/surya-kriya-rennes',
    '/fr-retraites',
  );
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

const port = 9222 + Math.floor(Math.random() * 500);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
});
const rows = [];
const faults = new Set();
for (const page of pages) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(site + page, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(least),
    });
    results.push(lhr);
  }
  const row = { page };
  for (const [category, threshold] of Object.entries(least)) {
    row[category] = median(results.map(({ categories }) => Math.round(categories[category].score * 100)));
    if (row[category] < threshold) faults.add(`${page}: ${category} ${row[category]} < ${threshold}`);
  }
  for (const [name, audit] of [
    ['FCP s', 'first-contentful-paint'],
    ['LCP s', 'largest-contentful-paint'],
    ['TBT s', 'total-blocking-time'],
  ])
    row[name] = median(results.map(({ audits }) => audits[audit].numericValue)) / 1000;
  row.CLS = median(results.map(({ audits }) => audits['cumulative-layout-shift'].numericValue));
  rows.push(row);
  for (const { categories, audits } of results) {
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title } = audits[id];
        const isMetric = /^(first|largest|total|cumulative|speed)/.test(id);
        if (weight > 0 && score !== null && score < 1 && !isMetric) faults.add(`${page}: ${id}: ${title}`);
      }
    }
  }
  if (process.env.REPORTS) {
    const name = `${page.slice(1).replaceAll('/', '_')}.json`;
    writeFileSync(`${process.env.REPORTS}/${name}`, JSON.stringify(results.at(-1)));
  }
}
await browser.close();

for (const row of rows)
  for (const [key, value] of Object.entries(row))
    if (typeof value === 'number') row[key] = Math.round(value * 1000) / 1000;
console.table(rows);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exit(faults.size > 0 ? 1 : 0);
