import {
  defaultLocale,
  formatDates,
  getLanguage,
  type Locale,
  locales,
  type Partner,
  type Program,
} from '@surya/data';
import type { Studio } from '@surya/data/studio';
import { type Html, html } from '../../html.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import type { PartnerMessages } from './messages/partnerMessages.ts';

const messages: Record<Locale, PartnerMessages> = { fr, en, es };

/** Gets the path of the partner's page in a language. */
export function getPartnerPath(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}`;
}

/**
 * Renders a partner's page with the studio's widget. The links inside the elements serve visitors without
 * script, and until it is loaded.
 * @param origin the studio's host
 */
export function partnerPage(locale: Locale, partner: Partner, studio: Studio, origin: string): Html {
  const t = messages[locale];
  const brand = studio.site.brand.name;
  const sold = studio.programs.find(({ price, isCompleted }) => price > 0 && !isCompleted);
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${partner.name}</title><meta name="description" content="${t.lead(partner.name, brand)}">
<link rel="icon" href="/lamp.svg" type="image/svg+xml"><link rel="stylesheet" href="/partner.css">
<script type="module" src="${origin}/widget/v1/booking.js"></script></head>
<body>
<header><a class="brand" href="${getPartnerPath(locale)}"><img src="/lamp.svg" alt="" width="40" height="40">${partner.name}</a>
<nav aria-label="${t.languages}">${locales.map((other) =>
    other === locale
      ? html`<span aria-current="true" lang="${other}">${getLanguage(other).name}</span>`
      : html`<a href="${getPartnerPath(other)}" lang="${other}" hreflang="${other}">${getLanguage(other).name}</a>`,
  )}</nav></header>
<main>
<section class="lead"><h1>${t.title}</h1><p>${t.lead(partner.name, brand)}</p></section>
<section><h2>${t.calendar.title}</h2><p>${t.calendar.text}</p>
<surya-calendar partner="${partner.id}"><ul>${studio.programs.map(
    (program) => html`<li>${link(program, locale, origin, program.languageContent[locale].title)},
${formatDates(program.startDate, program.endDate, locale)}</li>`,
  )}</ul>
<p><a href="${origin}${studio.routes.sections.calendar[locale]}">${t.calendar.fallback(brand)}</a></p></surya-calendar></section>
${sold && booking(sold, locale, partner, origin, t, brand)}
</main>
<footer><p>${t.note}</p></footer>
</body></html>`;
}

function booking(
  program: Program,
  locale: Locale,
  partner: Partner,
  origin: string,
  t: PartnerMessages,
  brand: string,
): Html {
  const title = t.booking.title(program.languageContent[locale].title);
  return html`<section class="booking"><div><h2>${title}</h2><p>${t.booking.text(brand)}</p></div>
<surya-payment program="${program.id}" partner="${partner.id}">${link(program, locale, origin, title)}</surya-payment></section>`;
}

function link(program: Program, locale: Locale, origin: string, text: string): Html {
  return html`<a href="${origin}${program.languageContent[locale].detailsUrl}">${text}</a>`;
}
