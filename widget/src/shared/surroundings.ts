import type { Catalogue, Locale } from '@surya/data';
import { createContext, useContext } from 'react';
import type { Api } from '../api.ts';
import type { Texts } from '../messages/loadTexts.ts';

/** What an element stands in, for the components inside it. */
export interface Surroundings extends Texts {
  locale: Locale;
  api: Api;
  /** The time it is for a catalogue. */
  now(catalogue: Catalogue): Date;
  /** The address of a path of the studio's site, as seen from this page. */
  resolve(path: string): string;
  /** The element; undefined while rendering at build. */
  host: Element | undefined;
  /** By how many minutes the visitor's clock is ahead of UTC at an instant; undefined while rendering at build. */
  aheadOfUtc: ((at: Date) => number) | undefined;
  /** The studio that embeds the element, where it is known. */
  partnerOf(attribute: string | undefined): string | undefined;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

/** The surroundings of the element that a component is rendered in. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('rendered outside an element');
  return surroundings;
}
