import { getPageId, locales, routeTable } from '@surya/data';
import { SitemapStream, streamToPromise } from 'sitemap';
import { sitePageOf } from '../studio/sitePage.ts';
import type { Content } from '../studio/studio.ts';

/** Creates `sitemap.xml`: every canonical page that search engines may keep, with its other languages. */
export async function sitemap(content: Content): Promise<string> {
  const stream = new SitemapStream({
    hostname: content.site.origin.url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  stream.write({ url: '/' });
  for (const route of routeTable(content.routes, content.programs)) {
    const page = sitePageOf(route, content.pages[route.locale][getPageId(route) ?? ''], content);
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
export function robots(content: Pick<Content, 'site'>): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${content.site.origin.url}/sitemap.xml\n`;
}
