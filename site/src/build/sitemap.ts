import { locales, routeTable } from '@surya/data';
import type { Studio } from '@surya/data/studio';
import { SitemapStream, streamToPromise } from 'sitemap';
import { getSitePage } from '../content/getSitePage.ts';

/** Creates `sitemap.xml`: every canonical page that search engines may keep, with its other languages. */
export async function sitemap(studio: Studio): Promise<string> {
  const stream = new SitemapStream({
    hostname: studio.site.origin.url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  stream.write({ url: '/' });
  for (const route of routeTable(studio.routes, studio.programs)) {
    const page = getSitePage(route, studio);
    if (!page || page.noindex || route.path !== route.canonical) continue;
    const links = locales.flatMap((lang) => {
      const url = route.alternates[lang];
      return url ? [{ lang, url }] : [];
    });
    stream.write({ url: route.path, links });
  }
  stream.end();
  return `${await streamToPromise(stream)}\n`;
}

/** Creates `robots.txt`: everything may be read but the functions. */
export function robots(studio: Pick<Studio, 'site'>): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${studio.site.origin.url}/sitemap.xml\n`;
}
