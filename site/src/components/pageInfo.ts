import type { Locale } from '@surya/data';
import { createContext, useContext } from 'react';
import { addressOf } from '../studio/links.ts';
import type { PageContext, PictureSize, Studio } from '../studio/studio.ts';
import { useStudio } from './useStudio.ts';

/** A photograph in the formats and widths made at build. */
export interface RasterPicture extends PictureSize {
  src: string;
  sources: { type: string; srcSet: string }[];
}

/** What the components of a page know of the page they stand on. */
export interface PageInfo {
  locale: Locale;
  route: PageContext['route'];
  now: Date;
  clock?: string | undefined;
  pictures: Record<string, PictureSize>;
  photographs: Record<string, RasterPicture>;
}

const Info = createContext<PageInfo | undefined>(undefined);
export const PageInfoProvider = Info.Provider;

/** The page being rendered. */
export function usePage(): PageInfo {
  const info = useContext(Info);
  if (!info) throw new Error('usePage needs a PageInfoProvider around it');
  return info;
}

/** Resolves links of the content for the page being rendered. */
export function useAddresses(): (target: string) => string {
  const studio: Studio = useStudio();
  const { locale } = usePage();
  return (target) => addressOf(target, locale, studio);
}
