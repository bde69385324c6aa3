import { paths } from '../pages.ts';
import { test as base, expect } from '../system.ts';
import { type Crawl, crawlSite } from './crawlSite.ts';

/** `test` with every page of the site, crawled once a worker. */
export const test = base.extend<object, { crawl: Crawl }>({
  crawl: [
    async ({ runningSystem, browser }, use) =>
      use(await crawlSite(runningSystem.site, [...paths, '/404'], browser)),
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Fails with every fault, one line each. */
export function expectNone(faults: string[]): void {
  expect(faults).toEqual([]);
}

export { expect };
