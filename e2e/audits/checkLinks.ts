import type { Crawl } from './crawlSite.ts';

/** Addresses that a link to another host may have. */
const externalLink = /^(https:\/\/[\w.-]+(\/|$)|mailto:[^@\s]+@[\w.-]+(\?|$)|tel:\+\d{8,15}$)/;

/** Where a link leads on the site of `origin`; undefined where it leads to another host. */
export function toTarget(
  link: string,
  from: string,
  origin: string,
): { path: string; anchor: string } | undefined {
  const url = new URL(link, origin + from);
  if (url.origin !== origin) return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/**
 * The links that lead to no page, file or anchor, or to a redirect, one line each.
 * @param site origin at which the crawled site is served
 * @param origin the site's canonical origin
 */
export async function checkLinks(crawl: Crawl, site: string, origin: string): Promise<string[]> {
  const files = new Map<string, string>();
  const faults: string[] = [];
  for (const page of crawl.values()) {
    for (const link of page.links) {
      const target = toTarget(link, page.path, origin);
      if (!target) {
        if (!externalLink.test(link)) faults.push(`${page.path} has the invalid link ${link}`);
        continue;
      }
      const known = crawl.get(target.path);
      if (!known) files.set(target.path, page.path);
      else if (target.anchor && !known.ids.includes(target.anchor))
        faults.push(`${page.path} leads to the missing anchor ${link}`);
    }
  }
  for (const [path, from] of files) {
    const { status } = await fetch(site + path, { redirect: 'manual' });
    if (status !== 200) faults.push(`${from} leads to ${path}, which answers ${status}`);
  }
  return faults;
}
