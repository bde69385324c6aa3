import { graphql, useStaticQuery } from 'gatsby';
import type { Studio } from '../studio/studio.ts';

/** The tables of `data/content`. */
export function useStudio(): Studio {
  return useStaticQuery<{ studio: Studio }>(graphql`
    {
      studio
    }
  `).studio;
}
