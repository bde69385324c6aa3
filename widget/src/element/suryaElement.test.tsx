import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { pageLanguage } from '../pageLanguage.ts';
import { type FeatureProps, isSet } from '../shared/feature.ts';
import { useWidget } from '../shared/useWidget.ts';
import { aCatalogue, aProgram } from '../testing/builders.ts';
import { anApi, texts } from '../testing/show.tsx';
import { suryaElement } from './suryaElement.tsx';

/** jsdom has no constructable style sheets. */
class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

function Sample({ attributes, catalogue }: FeatureProps) {
  const { locale } = useWidget();
  const { limit = 'none', shareFilters } = attributes;
  return <p>{[locale, limit, isSet(shareFilters), catalogue?.programs.length ?? 'waiting'].join(' ')}</p>;
}

let count = 0;

/** Defines an element that shows its language, limit, share-filters and number of programs. */
function define(overrides: Partial<Parameters<typeof suryaElement>[0]> = {}): string {
  count += 1;
  const tag = `x-sample-${count}`;
  customElements.define(
    tag,
    suryaElement({
      attributes: ['limit', 'share-filters'],
      catalogue: true,
      forms: false,
      css: 'p{}',
      api: anApi({ catalogue: async () => aCatalogue(aProgram()) }),
      pageLanguage,
      load: async () => ({ feature: { Component: Sample, css: 'b{}' } }),
      loadMessages: async (locale) => texts[locale],
      ...overrides,
    }),
  );
  return tag;
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

async function insert(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  await settled();
  return document.body.firstElementChild as HTMLElement;
}

const said = (element: Element) => element.shadowRoot?.querySelector('.root')?.textContent;

beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet, IS_REACT_ACT_ENVIRONMENT: true });
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    get() {
      this.sheets ??= [];
      return this.sheets;
    },
  });
});

test('shows its feature in its language with constructable style sheets alone', async () => {
  const element = await insert(`<${define()} lang="en"></>`);
  expect(said(element)).toBe('en none false 1');
  expect(element.shadowRoot?.querySelectorAll('style, [style]')).toHaveLength(0);
  expect(element.shadowRoot?.adoptedStyleSheets).toEqual([{ css: 'p{}' }, { css: 'b{}' }]);
});

test('an attribute is followed when it changes, loses its value or goes', async () => {
  const element = await insert(`<${define()} lang="en" limit="2" share-filters></>`);
  expect(said(element)).toBe('en 2 true 1');
  await act(async () => element.setAttribute('limit', '3'));
  expect(said(element)).toBe('en 3 true 1');
  await act(async () => element.setAttribute('limit', ''));
  expect(said(element)).toBe('en  true 1');
  await act(async () => {
    element.removeAttribute('limit');
    element.setAttribute('share-filters', 'false');
  });
  expect(said(element)).toBe('en none false 1');
});

test('properties reach it as attributes do, also those set before it was defined', async () => {
  const early = document.createElement(`x-sample-${count + 1}`);
  Object.assign(early, { limit: '7', lang: 'en' });
  document.body.replaceChildren(early);
  define();
  await settled();
  expect(said(early)).toBe('en 7 false 1');
  await act(async () => Object.assign(early, { limit: 4, shareFilters: true }));
  expect(said(early)).toBe('en 4 true 1');
});

test('nothing is mounted before it is inserted', async () => {
  const load = jest.fn(async () => ({ feature: { Component: Sample, css: '' } }));
  const element = document.createElement(define({ load }));
  element.setAttribute('limit', '2');
  await settled();
  expect(load).not.toHaveBeenCalled();
  document.body.replaceChildren(element);
  await settled();
  expect(said(element)).toBe('fr 2 false 1');
});

test('a move keeps what is mounted; a removal ends it, and it comes back when inserted again', async () => {
  const element = await insert(`<${define()} lang="en"></>`);
  const shown = element.shadowRoot?.querySelector('p');
  const box = document.createElement('div');
  document.body.append(box);
  await act(async () => box.append(element));
  expect(element.shadowRoot?.querySelector('p')).toBe(shown);

  await act(async () => element.remove());
  expect(element.shadowRoot?.querySelector('p')).toBeNull();
  await act(async () => document.body.append(element));
  await settled();
  expect(said(element)).toBe('en none false 1');
});

test('another language is shown without a gap, and a move into one too', async () => {
  const element = await insert(`<${define()} lang="en"></>`);
  await act(async () => element.setAttribute('lang', 'es'));
  await settled();
  expect(said(element)).toBe('es none false 1');

  element.removeAttribute('lang');
  const box = document.createElement('div');
  box.lang = 'en';
  document.body.append(box);
  await act(async () => box.append(element));
  await settled();
  expect(said(element)).toBe('en none false 1');
});

test("the page's own content stays until there is something to show", async () => {
  const tag = define({ load: () => new Promise(() => undefined) });
  const element = await insert(`<${tag}><a href="/x">A link</a></${tag}>`);
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
});

test("the page's own content stays where a file does not come", async () => {
  const tag = define({ load: () => Promise.reject(new TypeError('offline')) });
  const element = await insert(`<${tag}><a href="/x">A link</a></${tag}>`);
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
});

test('a first paint made at build stays until the programs are there', async () => {
  let arrive: () => void = () => undefined;
  const api = anApi({
    catalogue: () =>
      new Promise((resolve) => {
        arrive = () => resolve(aCatalogue(aProgram()));
      }),
  });
  const element = document.createElement(`x-sample-${count + 1}`);
  element.attachShadow({ mode: 'open' }).innerHTML = '<style>p{}</style><div class="root">First paint</div>';
  document.body.replaceChildren(element);
  define({ api });
  await settled();
  expect(said(element)).toBe('First paint');
  arrive();
  await settled();
  // React shows beside it what Preact adapts it into.
  expect(element.shadowRoot?.lastElementChild).toHaveTextContent('fr none false 1');
  expect(element.shadowRoot?.querySelector('style')).toBeNull();
});

test('without a first paint it does not wait for ever', async () => {
  jest.useFakeTimers();
  const tag = define({ api: anApi() });
  document.body.innerHTML = `<${tag} lang="en"></${tag}>`;
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(said(document.body.children[0] as Element)).toBe('en none false waiting');
  jest.useRealTimers();
});

test('shows its feature in a page that has added to Object.prototype', async () => {
  Object.defineProperty(Object.prototype, 'foo', { value: 'bar', enumerable: true, configurable: true });
  try {
    const element = await insert(`<${define()} lang="en" limit="2"></>`);
    expect(said(element)).toBe('en 2 false 1');
  } finally {
    Reflect.deleteProperty(Object.prototype, 'foo');
  }
});
