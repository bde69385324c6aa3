import type { Page } from '@surya/data/schemas';
import type { Content } from '../studio/studio.ts';
import { theContent, thePictures } from '../testing/studio.ts';
import { contentFaults } from './contentFaults.ts';

const pictures = new Set(thePictures().keys());

/** The faults of the sample content after `change`. */
function faultsAfter(change: (content: Content) => void): string[] {
  const content = theContent();
  change(content);
  return contentFaults(content, pictures);
}

function home(content: Content): Page {
  const page = content.pages.fr.home;
  if (!page) throw new Error('the sample has no home');
  return page;
}

test('the studio’s content has no fault', () => {
  expect(contentFaults(theContent(), pictures)).toEqual([]);
});

test('a page missing in one language is a fault that names its file and route', () => {
  const faults = faultsAfter((content) => {
    delete content.pages.es.contact;
  });
  expect(faults).toContain('content/pages/es/contact.json: the page of /es-contacto is missing');
});

test('a page without a route is a fault', () => {
  const faults = faultsAfter((content) => {
    content.pages.en.blog = home(content);
  });
  expect(faults).toContain('content/pages/en/blog.json: routes.json has no page "blog" in en');
});

test('a program without an event’s text is a fault', () => {
  const faults = faultsAfter((content) => {
    delete content.events['surya-kriya-rennes'];
  });
  expect(faults).toContain(
    'content/events/surya-kriya-rennes.json: the text of program "surya-kriya-rennes" is missing',
  );
});

test('a details address that is not the program’s own is a fault', () => {
  const faults = faultsAfter((content) => {
    const text = content.programs[0]?.languageContent.fr;
    if (text) text.detailsUrl = '/fr-ailleurs';
  });
  expect(faults).toEqual([
    expect.stringMatching(/^content\/programs\.json: \[0\]\.languageContent\.fr\.detailsUrl: must be /),
  ]);
});

test.each([
  ['a section that does not exist', 'section:shop', '"section:shop" leads to no page in fr'],
  ['an anchor that no block has', 'section:calendar#nowhere', 'has no block with the anchor "nowhere"'],
])('a link to %s is a fault', (_case, to, reason) => {
  const faults = faultsAfter((content) => {
    home(content).blocks.push({ type: 'call-to-action', actions: [{ label: 'x', to }] });
  });
  expect(faults).toEqual([expect.stringContaining(reason)]);
  expect(faults[0]).toMatch(/^content\/pages\/fr\/home\.json: blocks\[\d+\]\.actions\[0\]\.to: /);
});

test('a page that exists in French only cannot be linked to in Spanish', () => {
  const faults = faultsAfter((content) => {
    content.pages.es.home?.blocks.push({
      type: 'call-to-action',
      actions: [{ label: 'x', to: 'practice:surya-shakti' }],
    });
  });
  expect(faults).toEqual([expect.stringContaining('"practice:surya-shakti" leads to no page in es')]);
});

test('a picture that does not exist is a fault', () => {
  const faults = faultsAfter((content) => {
    content.site.teacher.portrait = '/images/nobody.jpg';
  });
  expect(faults).toEqual(['content/site.json: teacher.portrait: there is no picture /images/nobody.jpg']);
});
