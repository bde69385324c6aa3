import { defaultLocale } from '@surya/data';
import { getLanguage, watchLanguage } from './pageLanguage.ts';

function page(html: string, lang = ''): HTMLElement {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('x-element');
  if (!element) throw new Error('the page has no element');
  return element;
}

/** Waits for the page's observers. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

test('its own lang comes first, then the nearest ancestor', () => {
  expect(getLanguage(page('<div lang="es"><x-element lang="en"></x-element></div>', 'fr'))).toBe('en');
  expect(getLanguage(page('<div lang="es"><p><x-element></x-element></p></div>', 'en'))).toBe('es');
  expect(getLanguage(page('<x-element></x-element>', 'en-GB'))).toBe('en');
});

test('a language the studio does not speak counts as absent', () => {
  expect(getLanguage(page('<div lang="es"><x-element lang="de"></x-element></div>'))).toBe('es');
});

test('is French where the page says nothing, whatever the browser prefers', () => {
  expect(navigator.language).toBe('en-US');
  expect(getLanguage(page('<x-element></x-element>'))).toBe('fr');
});

test('the language of a page that says nothing is the studio’s', () => {
  expect(getLanguage(page('<x-element></x-element>'))).toBe(defaultLocale);
});

test('reaches out of shadow roots', () => {
  const host = page('<div lang="es"><x-element></x-element></div>');
  const inner = document.createElement('x-inner');
  host.attachShadow({ mode: 'open' }).append(inner);
  expect(getLanguage(inner)).toBe('es');
});

test('is followed live, wherever it changes', async () => {
  const host = page('<div><x-element></x-element></div>', 'en');
  const inner = document.createElement('x-inner');
  host.attachShadow({ mode: 'open' }).append(inner);
  const changed = jest.fn();
  const end = watchLanguage(inner, changed);

  document.documentElement.lang = 'es';
  await observed();
  expect(changed).toHaveBeenCalledTimes(1);
  host.lang = 'fr';
  await observed();
  expect(changed).toHaveBeenCalledTimes(2);
  inner.lang = 'en';
  await observed();
  expect(changed).toHaveBeenCalledTimes(3);

  end();
  inner.lang = 'es';
  await observed();
  expect(changed).toHaveBeenCalledTimes(3);
});

test('a change that leaves the language as it is is not reported', async () => {
  const element = page('<x-element lang="en"></x-element>', 'fr');
  const changed = jest.fn();
  const end = watchLanguage(element, changed);
  document.documentElement.lang = 'es';
  element.lang = 'en-US';
  await observed();
  expect(changed).not.toHaveBeenCalled();
  end();
});
