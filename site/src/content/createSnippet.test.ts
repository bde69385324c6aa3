import { join } from 'node:path';
import { readTranslations } from '../build/readTranslations.ts';
import { fixture } from '../testing/fixture.ts';
import { createSnippet, type SnippetOptions } from './createSnippet.ts';

const { programs, practiceTypes: practices, routes } = fixture;
const origin = fixture.site.origin.url;
const calendars = routes.sections.calendar;
const allDates = readTranslations(join(__dirname, '../../locales'), 'snippet.allDates');

function snippet(options: Partial<SnippetOptions>, now = new Date('2025-06-01T09:00:00+02:00')): string {
  return createSnippet({ origin, lang: 'en', ...options }, { programs, practices, now, calendars, allDates });
}

const linksIn = (text: string) => text.match(/<a /g) ?? [];

test('without choices it is the element with links to the next dates, and the evergreen script', () => {
  const text = snippet({});
  expect(text).toMatch(/^<surya-calendar lang="en">\n/);
  expect(linksIn(text)).toHaveLength(6);
  expect(text).toContain(
    `<a href="${origin}/en-program-details/surya-kriya-rennes">Surya Kriya, Rennes, July 5 & 6, 2025</a>`.replace(
      ' & ',
      ' &amp; ',
    ),
  );
  expect(text).toContain(`<a href="${origin}${calendars.en}">All dates</a>`);
  expect(text).toContain(`<script type="module" src="${origin}/widget/v1/booking.js"></script>`);
});

test('programs that are over are no next dates; the way to the calendar is always there', () => {
  expect(linksIn(snippet({}, new Date('2025-07-07T00:00:00+02:00')))).toHaveLength(3);
  expect(linksIn(snippet({}, new Date('2026-01-01T00:00:00Z')))).toHaveLength(1);
});

test('choices become attributes, and the links are those of the choice and name the partner', () => {
  const text = snippet({
    lang: 'fr',
    partner: 'studio-lumen',
    variant: 'list',
    practice: 'surya_kriya',
    location: 'Angers',
    limit: '3',
  });
  expect(text).toContain(
    '<surya-calendar lang="fr" partner="studio-lumen" variant="list" practice="surya_kriya" location="Angers" limit="3">',
  );
  expect(linksIn(text)).toHaveLength(2);
  expect(text).toContain(`${origin}/fr-details-programme/surya-kriya-angers?partner=studio-lumen`);
});

test('a pinned script is named by its version and its hash', () => {
  const release = { version: '1.2.3', integrity: 'sha384-abc' };
  expect(snippet({ release })).toContain(
    `<script type="module" src="${origin}/widget/1.2.3/booking.js" integrity="sha384-abc" crossorigin></script>`,
  );
});

test('colours of one’s own are lines of style', () => {
  expect(snippet({ colours: { accent: '#2f4858' } })).toContain('  --surya-accent: #2f4858;\n');
  expect(snippet({ colours: { accent: '#a84b1f' } })).not.toContain('<style>');
});

test('what a visitor types cannot break out of its attribute', () => {
  const text = snippet({ partner: '"><script>' });
  expect(text).toContain('partner="&quot;>&lt;script>"');
  expect(text.match(/<script/g)).toHaveLength(1);
});
