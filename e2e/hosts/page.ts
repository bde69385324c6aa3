import type { Language } from '../words.ts';
import { words } from '../words.ts';

/** A page that embeds the widget, and what is sent with it. */
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

/** A whole page around `body`. */
export function hostPage({ lang = 'fr', attributes = '', head = '', body }: HostParts): string {
  return `<!doctype html>
<html lang="${lang}" ${attributes}><head><meta charset="utf-8"><title>Host</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}</head><body>${body}</body></html>`;
}

/** The script of the snippet; the evergreen one, unless it is said which. */
export function script(studio: string, address = 'v1'): string {
  return `<script type="module" src="${studio}/widget/${address}/booking.js"></script>`;
}

/** The light DOM of the snippet: a link that stays where the script does not run. */
export function link(studio: string, language: Language = 'fr'): string {
  return `<a href="${studio}${words[language].detailsPath}/surya-kriya-rennes">Surya Kriya, Rennes</a>`;
}

/** The calendar as a partner pastes it. */
export function calendar(studio: string, attributes = '', language: Language = 'fr'): string {
  return `<surya-calendar partner="studio-lumen" ${attributes}>${link(studio, language)}</surya-calendar>`;
}

/** The button of one program's payment as a partner pastes it. */
export function payment(studio: string, attributes = '', language: Language = 'fr'): string {
  return `<surya-payment program="surya-kriya-rennes" partner="studio-lumen" ${attributes}>${link(studio, language)}</surya-payment>`;
}

/** What most hosts hold: a calendar, a payment button, the script. */
export function embedded(studio: string): string {
  return `<h1>Nos stages</h1>${calendar(studio)}<h2>Surya Kriya à Rennes</h2>${payment(studio)}${script(studio)}`;
}
