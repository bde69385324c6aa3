import { theContent } from '../testing/studio.ts';
import { snippetFor } from './snippet.ts';

const { programs } = theContent();
const origin = 'https://www.atelier-surya.example';

test('without choices the snippet is the element with links to every program, and the evergreen script', () => {
  const snippet = snippetFor({ origin, lang: 'en' }, programs);
  expect(snippet).toMatch(/^<surya-calendar lang="en">\n/);
  expect(snippet.match(/<a /g)).toHaveLength(5);
  expect(snippet).toContain(`<script type="module" src="${origin}/widget/v1/booking.js"></script>`);
});

test('choices become attributes, and the links are those of the choice', () => {
  const snippet = snippetFor(
    {
      origin,
      lang: 'fr',
      partner: 'studio-lumen',
      variant: 'list',
      practice: 'surya_kriya',
      location: 'Angers',
      limit: '3',
    },
    programs,
  );
  expect(snippet).toContain(
    '<surya-calendar lang="fr" partner="studio-lumen" variant="list" practice="surya_kriya" location="Angers" limit="3">',
  );
  expect(snippet.match(/<a /g)).toHaveLength(1);
});

test('a colour of one’s own is a line of style', () => {
  expect(snippetFor({ origin, lang: 'fr', accent: '#2f4858' }, programs)).toContain(
    '--surya-accent: #2f4858',
  );
  expect(snippetFor({ origin, lang: 'fr', accent: '#a84b1f' }, programs)).not.toContain('<style>');
});

test('what a visitor types cannot break out of its attribute', () => {
  expect(snippetFor({ origin, lang: 'fr', partner: '"><script>' }, programs)).toContain(
    'partner="&quot;>&lt;script>"',
  );
});
