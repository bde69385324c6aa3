import { defaultLocale, type Locale, parseLocale } from '@surya/data';

/** The element around a node: its parent, or the host of the shadow root it stands in. */
function around(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/**
 * The language of an element: its own `lang`, else that of the nearest ancestor that has one the studio
 * speaks, also across shadow roots, up to `<html>`. Never the browser's (DESIGN.md).
 */
export function languageOf(element: Element): Locale {
  for (let node: Node | null = element; node; node = around(node)) {
    const locale = node instanceof Element ? parseLocale(node.getAttribute('lang')) : undefined;
    if (locale) return locale;
  }
  return defaultLocale;
}

/**
 * Calls `changed` whenever the language of an element becomes another while it stays in its place.
 * @returns what ends the watch
 */
export function watchLanguage(element: Element, changed: () => void): () => void {
  let known = languageOf(element);
  const observer = new MutationObserver(() => {
    const locale = languageOf(element);
    if (locale === known) return;
    known = locale;
    changed();
  });
  const options = { attributes: true, attributeFilter: ['lang'], subtree: true };
  for (let node: Node | null = element; node; node = around(node)) {
    if (!around(node) || node instanceof ShadowRoot) observer.observe(node, options);
  }
  return () => observer.disconnect();
}

/** The languages of a page's elements: the loader's, handed to the elements so that no chunk repeats it. */
export const languages = { of: languageOf, watch: watchLanguage };
export type Languages = typeof languages;
