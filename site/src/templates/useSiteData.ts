import type { Catalogue, Translated } from '@surya/data';
import { graphql, useStaticQuery } from 'gatsby';
import type { SiteContent } from '../content/siteContent.ts';

interface SiteData {
  content: SiteContent;
  /** What the widget downloads. */
  catalogue: Catalogue;
  /** The text of a snippet's link to the calendar, in every language. */
  allDates: Translated;
}

/** Queries what all pages share (the resolvers are in `gatsby-node.ts`). */
export function useSiteData(): SiteData {
  return useStaticQuery<SiteData>(graphql`
    {
      content
      catalogue
      allDates
    }
  `);
}
