import { defaultLocale, getLanguage, type Route } from '@surya/data';
import { usesWidget } from '../blocks/blockDefinitions.ts';
import { getSocialPicturePath } from '../content/getSocialPicturePath.ts';
import { jsonLd } from '../content/jsonLd.ts';
import type { SitePage } from '../content/siteBlock.ts';
import type { SiteContent } from '../content/siteContent.ts';
import { CommonTags } from './CommonTags.tsx';

interface Props {
  page: SitePage;
  route: Route;
  content: SiteContent;
  now: Date;
}

/** The head of a page: metadata for browsers, search engines and social networks, and its scripts. */
export function HeadTags({ page, route, content, now }: Props) {
  const { origin, brand } = content.site;
  const title = titleWith(brand.name, page.title);
  const canonical = `${origin.url}${route.canonical}`;
  const picture = `${origin.url}${getSocialPicturePath(route)}`;
  const alternates = Object.entries(route.alternates);
  const data = jsonLd(route, page, content, now);
  return (
    <>
      <html lang={route.locale} />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map(([locale, path]) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${origin.url}${path}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin.url}${xDefault(route)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={getLanguage(route.locale).ogLocale} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <CommonTags theme={content.theme} />
      {data.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not script; `<` is escaped so that no text can end the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      )}
      {usesWidget(page.blocks) && <script type="module" src="/widget/v1/booking.js" />}
      <script type="module" src="/scripts/page.js" />
      {page.blocks.some(({ type }) => type === 'embed') && (
        <script type="module" src="/scripts/configurator.js" />
      )}
    </>
  );
}

/**
 * Appends the studio's name to a title where both fit the 70 characters that search results show, counted as
 * validators count them: `&` as it is written in HTML.
 */
function titleWith(brand: string, title: string): string {
  const whole = `${title} · ${brand}`;
  return whole.replaceAll('&', '&amp;').length > 70 ? title : whole;
}

/** Returns the page for readers of other languages: the landing for home, else the default language's page. */
function xDefault(route: Route): string {
  if (route.kind === 'section' && route.id === 'home') return '/';
  return route.alternates[defaultLocale] ?? route.canonical;
}
