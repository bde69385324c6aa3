import { formatDates, type Locale, locales } from '@surya/data';
import { readStudio } from '@surya/data/studio';
import { type Html, html } from '../../html.ts';
import { partnerMessages } from './partnerMessages.ts';

const names: Record<Locale, string> = { fr: 'Français', en: 'English', es: 'Español' };

/** Where a language of the partner's page stands. */
export function partnerPath(locale: Locale): string {
  return locale === 'fr' ? '/' : `/${locale}`;
}

/**
 * Studio Lumen's page with the studio's widget in it. The links inside the calendar are what its visitors
 * have before the script comes, and without it.
 * @param studio origin of the studio's host
 */
export function partnerPage(locale: Locale, studio: string): Html {
  const t = partnerMessages[locale];
  const { programs, routes } = readStudio();
  const sold = programs.find(({ price, isCompleted }) => price > 0 && !isCompleted);
  const links = programs.map(
    ({ startDate, endDate, languageContent }) =>
      html`<li><a href="${studio}${languageContent[locale].detailsUrl}">${languageContent[locale].title}</a>,
${formatDates(startDate, endDate, locale)}</li>`,
  );
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio Lumen</title><meta name="description" content="${t.lead}">
<link rel="icon" href="/lamp.svg" type="image/svg+xml"><link rel="stylesheet" href="/studio.css">
<script type="module" src="${studio}/widget/v1/booking.js"></script></head>
<body>
<header><a class="brand" href="${partnerPath(locale)}"><img src="/lamp.svg" alt="" width="40" height="40">Studio Lumen</a>
<nav aria-label="${t.language}">${locales.map((other) =>
    other === locale
      ? html`<span aria-current="true" lang="${other}">${names[other]}</span>`
      : html`<a href="${partnerPath(other)}" lang="${other}" hreflang="${other}">${names[other]}</a>`,
  )}</nav></header>
<main>
<section class="lead"><h1>${t.title}</h1><p>${t.lead}</p></section>
<section class="about">${t.about.map((paragraph) => html`<p>${paragraph}</p>`)}</section>
<section><h2>${t.calendar.title}</h2><p>${t.calendar.text}</p>
<surya-calendar partner="studio-lumen"><ul>${links}</ul>
<p><a href="${studio}${routes.sections.calendar[locale]}">${t.calendar.fallback}</a></p></surya-calendar></section>
<section class="booking"><div><h2>${t.booking.title}</h2><p>${t.booking.text}</p></div>
<surya-payment program="${sold?.id ?? ''}" partner="studio-lumen"><a href="${studio}${sold?.languageContent[locale].detailsUrl ?? ''}">${t.booking.title}</a></surya-payment></section>
</main>
<footer><h2>${t.hours.title}</h2><p>${t.hours.text}</p><p class="note">${t.note}</p></footer>
</body></html>`;
}
