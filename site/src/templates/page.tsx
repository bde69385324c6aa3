import type { Page } from '@surya/data/schemas';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { getSrc, type IGatsbyImageData } from 'gatsby-plugin-image';
import { Blocks } from '../blocks/Blocks.tsx';
import { HeadTags } from '../components/HeadTags.tsx';
import { Layout } from '../components/Layout.tsx';
import { PageInfoProvider, type RasterPicture } from '../components/pageInfo.ts';
import { useStudio } from '../components/useStudio.ts';
import { type SitePage, sitePageOf } from '../studio/sitePage.ts';
import type { PageContext, Studio } from '../studio/studio.ts';

interface Answer {
  page: Page | null;
  photographs: {
    nodes: { relativePath: string; childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }[];
  };
}

type Props = Pick<PageProps<Answer, PageContext>, 'data' | 'pageContext'>;

function pageFor({ data, pageContext }: Props, studio: Studio): SitePage {
  const page = sitePageOf(pageContext.route, data.page, studio);
  if (!page) throw new Error(`nothing to show at ${pageContext.route.path}`);
  return page;
}

function photographsOf(answer: Answer): Record<string, RasterPicture> {
  return Object.fromEntries(
    answer.photographs.nodes.flatMap(({ relativePath, childImageSharp }) => {
      const image = childImageSharp?.gatsbyImageData;
      if (!image) return [];
      const { width, height, images } = image;
      const sources = (images.sources ?? []).map(({ type = '', srcSet }) => ({ type, srcSet }));
      return [[`/images/${relativePath}`, { src: getSrc(image) ?? '', width, height, sources }]];
    }),
  );
}

export default function PageTemplate(props: Props) {
  const studio = useStudio();
  const { route, now, clock, pictures } = props.pageContext;
  const page = pageFor(props, studio);
  return (
    <PageInfoProvider
      value={{
        locale: route.locale,
        route,
        now: new Date(now),
        clock,
        pictures,
        photographs: photographsOf(props.data),
      }}
    >
      <Layout>
        <Blocks blocks={page.blocks} />
      </Layout>
    </PageInfoProvider>
  );
}

export function Head(props: HeadProps<Answer, PageContext>) {
  const studio = useStudio();
  const { route, now } = props.pageContext;
  return <HeadTags page={pageFor(props, studio)} route={route} studio={studio} now={new Date(now)} />;
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
