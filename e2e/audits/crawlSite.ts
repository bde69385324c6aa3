import type { Browser } from '@playwright/test';
import { type PageFacts, readPage } from './readPage.ts';

/** A page as it was answered and parsed. */
export interface CrawledPage extends PageFacts {
  path: string;
  status: number;
  html: string;
}

/** Pages by their paths. */
export type Crawl = ReadonlyMap<string, CrawledPage>;

/** Requests and parses the pages at `paths` of the site at the origin `site`; runs no script of theirs. */
export async function crawlSite(site: string, paths: readonly string[], browser: Browser): Promise<Crawl> {
  const parser = await browser.newPage();
  const responses = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(site + path, { redirect: 'manual' });
      return { path, status: response.status, html: await response.text() };
    }),
  );
  const crawl = new Map<string, CrawledPage>();
  for (const response of responses)
    crawl.set(response.path, { ...response, ...(await parser.evaluate(readPage, response.html)) });
  await parser.close();
  return crawl;
}
