import { graphql, type HeadProps } from 'gatsby';
import { useText } from '../components/useText.ts';
import type { PageContext } from '../content/siteContent.ts';
import { useSiteData } from './useSiteData.ts';

/** Redirects to the calendar. `firebase.json` rewrites the addresses of unknown programs to this page. */
export default function ToCalendar({ pageContext }: { pageContext: PageContext }) {
  const text = useText();
  return (
    <main>
      <h1>
        <a href={pageContext.route.path}>{text('toCalendar')}</a>
      </h1>
    </main>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const { content } = useSiteData();
  const { site } = content;
  const { locale, path } = pageContext.route;
  return (
    <>
      <html lang={locale} />
      <title>{site.brand.name}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={`${site.origin.url}${path}`} />
      <meta httpEquiv="refresh" content={`0; url=${path}`} />
    </>
  );
}

export const query = graphql`
  query ToCalendarText($language: String!) {
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
