import { defaultLocale, type Locale } from '@surya/data';
import { languages } from './locales/loadMessages.ts';

/** Parses a BCP 47 tag by its primary subtag; a language that the widget does not have counts as absent. */
function parseLocale(tag: string | null): Locale | undefined {
  const primary = tag?.trim().toLowerCase().split('-', 1)[0];
  return (Object.keys(languages) as Locale[]).find((locale) => locale === primary);
}

/** Returns a node's parent, or the host of the shadow root that it is. */
function getParent(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/**
 * Reads the language of an element: its own `lang`, else that of the nearest ancestor with a language of the
 * studio, also across shadow roots. Never the browser's (docs/decisions/0008-language-comes-from-the-page).
 */
export function getLanguage(element: Element): Locale {
  for (let node: Node | null = element; node; node = getParent(node)) {
    const locale = node instanceof Element ? parseLocale(node.getAttribute('lang')) : undefined;
    if (locale) return locale;
  }
  return defaultLocale;
}

/**
 * Calls `changed` when the language of an element changes while it stays in its place.
 * @returns what ends the watch
 */
export function watchLanguage(element: Element, changed: () => void): () => void {
  let current = getLanguage(element);
  const observer = new MutationObserver(() => {
    const locale = getLanguage(element);
    if (locale === current) return;
    current = locale;
    changed();
  });
  const options = { attributes: true, attributeFilter: ['lang'], subtree: true };
  for (let node: Node | null = element; node; node = getParent(node)) {
    if (!getParent(node) || node instanceof ShadowRoot) observer.observe(node, options);
  }
  return () => observer.disconnect();
}

/** The loader's functions, passed to the elements so that no chunk repeats them. */
export const pageLanguage = { get: getLanguage, watch: watchLanguage };
export type PageLanguage = typeof pageLanguage;
