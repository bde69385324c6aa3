import type { Crawl } from './crawlSite.ts';

/**
 * The pictures, styles, fonts and icons that are missing, empty or on another host, one line each.
 * @param site origin at which the crawled site is served
 * @param origin the site's canonical origin
 */
export async function checkResources(crawl: Crawl, site: string, origin: string): Promise<string[]> {
  const resources = new Map<string, string>();
  for (const { path, resources: addresses, metas } of crawl.values()) {
    for (const address of addresses) resources.set(new URL(address, origin + path).href, path);
    if (metas['og:image']) resources.set(metas['og:image'], path);
  }
  const faults = await Promise.all(
    [...resources].map(async ([address, from]) => {
      if (!address.startsWith(`${origin}/`)) return [`${from} loads ${address}`];
      const response = await fetch(site + address.slice(origin.length), { redirect: 'manual' });
      const type = response.headers.get('content-type') ?? '';
      const body = await response.arrayBuffer();
      const fits = response.status === 200 && body.byteLength > 0 && !type.startsWith('text/html');
      return fits ? [] : [`${from} needs ${address}, which answers ${response.status} ${type}`];
    }),
  );
  return faults.flat();
}
