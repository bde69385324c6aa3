import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { defaultLocale } from '@surya/data';
import lighthouse from 'lighthouse';
import { getProgramPaths, programs, routes } from './readStudio.mjs';

/**
 * `npm run lighthouse -w e2e`: runs Lighthouse's mobile preset on the main pages of the running local system
 * (`npm start`; SITE names another address) and prints the medians of three runs. Fails below 98 for
 * performance and below 100 for the other categories. Needs an idle machine, so it is no part of `npm test`.
 *
 * `http://localhost` is a secure context, so Lighthouse does not check HTTPS; the hosting provides it.
 */
const site = process.env.SITE ?? 'http://localhost:8000';
const runs = Number(process.env.RUNS ?? 3);
const thresholds = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const { sections, practices } = routes;
const [practice = sections.practices] = Object.values(practices);
const promotional = programs.find(({ promoPrice }) => promoPrice !== undefined) ?? programs[0];
const defaultPages = [
  sections.home,
  sections.practices,
  practice,
  sections.calendar,
  getProgramPaths(promotional),
  sections.retreats,
].map((paths) => paths[defaultLocale]);
const pages = process.argv.length > 2 ? process.argv.slice(2) : defaultPages;

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
      onlyCategories: Object.keys(thresholds),
    });
    results.push(lhr);
  }
  const row = { page };
  for (const [category, threshold] of Object.entries(thresholds)) {
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
