import { languageOf, watchLanguage } from './language.ts';

function page(html: string, lang = ''): HTMLElement {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('x-element');
  if (!element) throw new Error('the page has no element');
  return element;
}

/** Lets the observers of the page be told. */
const told = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

test('its own lang comes first, then the nearest ancestor', () => {
  expect(languageOf(page('<div lang="es"><x-element lang="en"></x-element></div>', 'fr'))).toBe('en');
  expect(languageOf(page('<div lang="es"><p><x-element></x-element></p></div>', 'en'))).toBe('es');
  expect(languageOf(page('<x-element></x-element>', 'en-GB'))).toBe('en');
});

test('a language the studio does not speak counts as absent', () => {
  expect(languageOf(page('<div lang="es"><x-element lang="de"></x-element></div>'))).toBe('es');
});

test('is French where the page says nothing, whatever the browser prefers', () => {
  expect(navigator.language).toBe('en-US');
  expect(languageOf(page('<x-element></x-element>'))).toBe('fr');
});

test('reaches out of shadow roots', () => {
  const host = page('<div lang="es"><x-element></x-element></div>');
  const inner = document.createElement('x-inner');
  host.attachShadow({ mode: 'open' }).append(inner);
  expect(languageOf(inner)).toBe('es');
});

test('is followed live, wherever it changes', async () => {
  const host = page('<div><x-element></x-element></div>', 'en');
  const inner = document.createElement('x-inner');
  host.attachShadow({ mode: 'open' }).append(inner);
  const changed = jest.fn();
  const end = watchLanguage(inner, changed);

  document.documentElement.lang = 'es';
  await told();
  expect(changed).toHaveBeenCalledTimes(1);
  host.lang = 'fr';
  await told();
  expect(changed).toHaveBeenCalledTimes(2);
  inner.lang = 'en';
  await told();
  expect(changed).toHaveBeenCalledTimes(3);

  end();
  inner.lang = 'es';
  await told();
  expect(changed).toHaveBeenCalledTimes(3);
});

test('a change that makes no difference is not told', async () => {
  const element = page('<x-element lang="en"></x-element>', 'fr');
  const changed = jest.fn();
  const end = watchLanguage(element, changed);
  document.documentElement.lang = 'es';
  element.lang = 'en-US';
  await told();
  expect(changed).not.toHaveBeenCalled();
  end();
});
