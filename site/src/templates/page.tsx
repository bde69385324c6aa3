import type { Page } from '@surya/data/schemas';
import { renderStatic } from '@surya/widget/static';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { getSrc, type IGatsbyImageData } from 'gatsby-plugin-image';
import { Blocks } from '../blocks/Blocks.tsx';
import { Layout } from '../components/Layout.tsx';
import { PageInfoProvider, type RasterPicture } from '../components/PageInfo.ts';
import type { SitePage } from '../content/siteBlock.ts';
import type { PageContext, SiteContent } from '../content/siteContent.ts';
import { toSitePage } from '../content/toSitePage.ts';
import { HeadTags } from './HeadTags.tsx';
import { useSiteData } from './useSiteData.ts';

interface QueryResult {
  page: Page | null;
  photographs: {
    nodes: { relativePath: string; childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }[];
  };
}

type Props = Pick<PageProps<QueryResult, PageContext>, 'data' | 'pageContext'>;

function getPage({ data, pageContext }: Props, content: SiteContent): SitePage {
  const page = toSitePage(pageContext.route, data.page, content);
  if (!page) throw new Error(`nothing to show at ${pageContext.route.path}`);
  return page;
}

function toPhotographs(data: QueryResult): Record<string, RasterPicture> {
  return Object.fromEntries(
    data.photographs.nodes.flatMap(({ relativePath, childImageSharp }) => {
      const image = childImageSharp?.gatsbyImageData;
      if (!image) return [];
      const { width, height, images } = image;
      const sources = (images.sources ?? []).map(({ type = '', srcSet }) => ({ type, srcSet }));
      return [[`/images/${relativePath}`, { src: getSrc(image) ?? '', width, height, sources }]];
    }),
  );
}

export default function PageTemplate(props: Props) {
  const { content, catalogue, allDates } = useSiteData();
  const { route, now: builtAt, clock, pictures } = props.pageContext;
  const { locale } = route;
  const now = new Date(builtAt);
  const page = getPage(props, content);
  return (
    <PageInfoProvider
      value={{
        locale,
        route,
        now,
        clock,
        pictures,
        content,
        allDates,
        photographs: toPhotographs(props.data),
        renderElement: (tag, attributes) =>
          renderStatic(tag, { lang: locale, ...attributes }, { catalogue, locale, now }),
      }}
    >
      <Layout>
        <Blocks blocks={page.blocks} />
      </Layout>
    </PageInfoProvider>
  );
}

export function Head(props: HeadProps<QueryResult, PageContext>) {
  const { content } = useSiteData();
  const { route, now } = props.pageContext;
  return <HeadTags page={getPage(props, content)} route={route} content={content} now={new Date(now)} />;
}

export const query = graphql`
  query PageText($language: String!, $pageFile: String!) {
    page: contentPage(fields: { file: { eq: $pageFile } }) {
      title
      description
      noindex
      blocks
    }
    photographs: allFile(filter: { sourceInstanceName: { eq: "images" }, extension: { in: ["jpg", "png", "webp", "avif"] } }) {
      nodes {
        relativePath
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, formats: [AUTO, WEBP, AVIF], placeholder: NONE)
        }
      }
    }
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
