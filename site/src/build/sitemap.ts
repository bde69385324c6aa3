import { locales, routeTable } from '@surya/data';
import { sitePageOf, textIdOf } from '../studio/sitePage.ts';
import type { Content } from '../studio/studio.ts';

/** `sitemap.xml`: every canonical page that search engines may keep, with its other languages. */
export function sitemap(content: Content): string {
  const { origin } = content.site;
  const routes = routeTable(content.routes, content.programs).filter((route) => {
    const page = sitePageOf(route, content.pages[route.locale][textIdOf(route) ?? ''], content);
    return route.path === route.canonical && page && !page.noindex;
  });
  const entries = routes.map(({ path, alternates }) => {
    const links = locales.flatMap((locale) => {
      const alternate = alternates[locale];
      return alternate
        ? [`<xhtml:link rel="alternate" hreflang="${locale}" href="${origin.url}${alternate}"/>`]
        : [];
    });
    return `<url><loc>${origin.url}${path}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>${origin.url}/</loc></url>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be read but the functions. */
export function robots(content: Pick<Content, 'site'>): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${content.site.origin.url}/sitemap.xml\n`;
}
