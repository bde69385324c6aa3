import type { Catalogue } from '@surya/data';
import { graphql, useStaticQuery } from 'gatsby';

/** What the widget downloads. */
export function useCatalogue(): Catalogue {
  return useStaticQuery<{ catalogue: Catalogue }>(graphql`
    {
      catalogue
    }
  `).catalogue;
}
