import { HtmlValidate } from 'html-validate';
import { expect, test } from './crawl.ts';

/** The markup of every page obeys the HTML standard, as html-validate's recommended rules read it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes markup: `hrefLang`, `<img/>`, `checked=""`. The standard allows all three.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // Gatsby's own `___gatsby`: the standard only asks that an id has no space.
    'valid-id': ['error', { relaxed: true }],
    // An input without a type is a text field, as the standard says.
    'no-implicit-input-type': 'off',
    // It also wants the words “(new tab)” unbroken, which such links hold for screen readers.
    'tel-non-breaking': 'off',
    // The choices of the partners page act at once; nothing is ever sent.
    'wcag/h32': 'off',
  },
});

test('every page is valid HTML', async ({ crawl }) => {
  const faults = new Set<string>();
  for (const { path, html } of crawl.values()) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages)
        faults.add(`${path} ${ruleId}: ${message} ${selector}`);
    }
  }
  expect([...faults]).toEqual([]);
});
