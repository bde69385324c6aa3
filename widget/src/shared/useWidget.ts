import type { Catalogue, Locale } from '@surya/data';
import { createContext, useContext } from 'react';
import type { Api } from '../api.ts';
import type { FormMessages } from '../locales/formMessages.ts';
import type { Messages } from '../locales/messages.ts';

/** What the components of an element take from it. */
export interface Widget {
  locale: Locale;
  messages: Messages;
  /** The texts of forms and payment; undefined for an element without them. */
  forms: FormMessages | undefined;
  api: Api;
  /** Converts a path of the studio's site to its address as seen from this page. */
  resolve(path: string): string;
  /** The element; undefined while rendering at build. */
  host: Element | undefined;
  /** By how many minutes the visitor's clock is ahead of UTC at an instant; undefined while rendering at build. */
  aheadOfUtc: ((at: Date) => number) | undefined;
  /** Id of the studio that embeds the element; whether it exists is the server's to know. */
  partner: string | undefined;
  /** Reads the time that counts for a catalogue: the real one, or that of a demonstration. */
  getTime(catalogue: Catalogue): Date;
  /** The time that counts for the catalogue shown. */
  now: Date;
}

export const WidgetContext = createContext<Widget | null>(null);

/**
 * Reads the context of the element that a component is rendered in.
 * @throws Error outside an element
 */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('outside an element');
  return widget;
}
