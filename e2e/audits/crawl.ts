import { test as base, expect } from '../system.ts';
import { type PageFacts, readPage } from './readPage.ts';
import { paths } from './routes.ts';

export interface CrawledPage extends PageFacts {
  path: string;
  status: number;
  html: string;
}

/** `test` with every page of the site as it was answered and parsed, once a worker. */
export const test = base.extend<object, { crawl: Map<string, CrawledPage> }>({
  crawl: [
    async ({ runningSystem, browser }, use) => {
      const parser = await browser.newPage();
      const answers = await Promise.all(
        [...paths, '/404'].map(async (path) => {
          const answer = await fetch(runningSystem.site + path, { redirect: 'manual' });
          return { path, status: answer.status, html: await answer.text() };
        }),
      );
      const crawl = new Map<string, CrawledPage>();
      for (const answer of answers) {
        crawl.set(answer.path, { ...answer, ...(await parser.evaluate(readPage, answer.html)) });
      }
      await parser.close();
      await use(crawl);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** What is wrong, one line each, so that a failing test shows every fault at once. */
export function expectNone(faults: string[]): void {
  expect(faults).toEqual([]);
}

export { expect };
