import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { defaultLocale } from '@surya/data';
import lighthouse from 'lighthouse';
import { getProgramPaths, promotionalProgram, routes } from './readStudio.mjs';

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
const defaultPages = [
  sections.home,
  sections.practices,
  practice,
  sections.calendar,
  getProgramPaths(promotionalProgram),
  sections.retreats,
].map((paths) => paths?.[defaultLocale] ?? '/');
const pages = process.argv.length > 2 ? process.argv.slice(2) : defaultPages;

/** Metrics that are printed beside the scores, with what divides their value. */
const metrics = [
  { name: 'FCP s', audit: 'first-contentful-paint', divisor: 1000 },
  { name: 'LCP s', audit: 'largest-contentful-paint', divisor: 1000 },
  { name: 'TBT s', audit: 'total-blocking-time', divisor: 1000 },
  { name: 'CLS', audit: 'cumulative-layout-shift', divisor: 1 },
];

/**
 * The median, to three decimals.
 * @param {number[]} values
 * @returns {number}
 */
function getMedian(values) {
  const median = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return Math.round(median * 1000) / 1000;
}

const port = 9222 + Math.floor(Math.random() * 500);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
});
/** @type {Record<string, string | number>[]} */
const rows = [];
/** @type {Set<string>} */
const faults = new Set();
for (const page of pages) {
  /** @type {import('lighthouse').Result[]} */
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(site + page, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(thresholds),
    });
    if (!result) throw new Error(`Lighthouse has no result for ${page}`);
    results.push(result.lhr);
  }
  /** @type {Record<string, string | number>} */
  const row = { page };
  for (const [category, threshold] of Object.entries(thresholds)) {
    const score = getMedian(
      results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
    );
    row[category] = score;
    if (score < threshold) faults.add(`${page}: ${category} ${score} < ${threshold}`);
  }
  for (const { name, audit, divisor } of metrics)
    row[name] = getMedian(results.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) / divisor));
  rows.push(row);
  for (const { categories, audits } of results) {
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const { score = null, title = '' } = audits[id] ?? {};
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

console.table(rows);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exit(faults.size > 0 ? 1 : 0);
