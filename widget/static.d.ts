import type { Catalogue, Locale } from '@surya/data';

/** An element's attributes in HTML names; `true` for one without value, `undefined` for none. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the first paint is made from. */
export interface FirstPaint {
  catalogue: Catalogue;
  locale: Locale;
  now: Date;
}

/**
 * The HTML of one element as it first shows: its declarative shadow root, and for the calendar plain links
 * in its light DOM, which stay where no script runs.
 */
export function renderStatic(tag: string, attributes: HtmlAttributes, firstPaint: FirstPaint): string;
