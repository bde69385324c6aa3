import type { Locale } from '@surya/data';
import { getProgramPath, promotionalProgram } from '../programs.ts';
import { getPartner } from '../studio.ts';

/** A page that embeds the widget, and the response headers it is sent with. */
export interface HostPage {
  html: string;
  headers?: Record<string, string>;
}

interface HostParts {
  lang?: string;
  /** Attributes of `<html>` besides its language. */
  attributes?: string;
  head?: string;
  body: string;
}

/** The program that host pages sell. */
export const soldProgram = promotionalProgram();

/** The `partner` attribute of the elements on host pages. */
export const partnerId = getPartner().id;

/** A whole page around `body`. */
export function hostPage({ lang = 'fr', attributes = '', head = '', body }: HostParts): string {
  return `<!doctype html>
<html lang="${lang}" ${attributes}><head><meta charset="utf-8"><title>Host</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}</head><body>${body}</body></html>`;
}

/** The script of the snippet; the evergreen one unless a version is given. */
export function script(studio: string, version = 'v1'): string {
  return `<script type="module" src="${studio}/widget/${version}/booking.js"></script>`;
}

/** The text of the fallback link to the sold program. */
export function getLinkText(locale: Locale): string {
  return `${soldProgram.languageContent[locale].title}, ${soldProgram.location}`;
}

/** The light DOM of the snippet: a link that stays where the script does not run. */
export function link(studio: string, locale: Locale = 'fr'): string {
  return `<a href="${studio}${getProgramPath(soldProgram, locale)}">${getLinkText(locale)}</a>`;
}

/** The calendar as a partner pastes it. */
export function calendar(studio: string, attributes = '', locale: Locale = 'fr'): string {
  return `<surya-calendar partner="${partnerId}" ${attributes}>${link(studio, locale)}</surya-calendar>`;
}

/** The payment button of one program as a partner pastes it. */
export function payment(studio: string, attributes = '', locale: Locale = 'fr'): string {
  return `<surya-payment program="${soldProgram.id}" partner="${partnerId}" ${attributes}>${link(studio, locale)}</surya-payment>`;
}

/** The usual body of a host page: a calendar, a payment button, the script. */
export function embedded(studio: string): string {
  return `<h1>Nos stages</h1>${calendar(studio)}<h2>${getLinkText('fr')}</h2>${payment(studio)}${script(studio)}`;
}
