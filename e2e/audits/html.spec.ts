import { HtmlValidate } from 'html-validate';
import { expect, test } from './crawl.ts';

/** The markup of every page fulfils the recommended rules of html-validate. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `hrefLang`, `<img/>` and `checked=""`, which the standard allows.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // Gatsby's `___gatsby`: the standard only forbids spaces in an id.
    'valid-id': ['error', { relaxed: true }],
    // An input without a type is a text field by the standard.
    'no-implicit-input-type': 'off',
    // The rule also rejects the text “(new tab)” that such links have for screen readers.
    'tel-non-breaking': 'off',
    // The form of the partners page acts at once and is never submitted.
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
