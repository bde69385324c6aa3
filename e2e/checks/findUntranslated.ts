import type { Page } from '@playwright/test';
import { openStates } from './openStates.ts';

/**
 * The texts of a page: text nodes, and the attributes that are shown or read aloud, of shadow trees too.
 * Runs in the browser, so it must not refer to other code here.
 */
export function readTexts(): string[] {
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'alt',
    'title',
    'placeholder',
  ];
  const texts = new Set<string>([document.title]);
  for (const meta of document.querySelectorAll('meta[name=description], meta[property="og:description"]'))
    texts.add(meta.getAttribute('content') ?? '');
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) texts.add(child.data);
      if (!(child instanceof Element)) continue;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'CODE'].includes(child.tagName)) continue;
      if (child.closest('[lang]') !== document.documentElement && child.matches('[lang]:not([lang=""])')) {
        if (child.getAttribute('lang') !== document.documentElement.lang) continue;
      }
      for (const name of attributes) texts.add(child.getAttribute(name) ?? '');
      if (child instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(child.type))
        texts.add(child.value);
      // Months and days inside cally's elements are named by Intl, which knows no pseudo-language.
      if (child.shadowRoot && !child.localName.startsWith('calendar-')) walk(child.shadowRoot);
      walk(child);
    }
  };
  walk(document.body);
  return [...texts].map((text) => text.trim()).filter(Boolean);
}

/** Addresses, e-mail addresses and files, which no language translates. */
const untranslatable = /https?:\/\/\S+|\S+@[\w.-]+|\b[\w.-]+\.(com|org|example|html|ics|js)\b/g;

/**
 * True where a text is in the pseudo-language: no unaccented letter is left once the names in `allowed` are
 * removed.
 */
export function isPseudo(text: string, allowed: readonly string[]): boolean {
  const longestFirst = [...allowed].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce(
    (left, name) => left.replaceAll(name, ''),
    text.replace(untranslatable, ''),
  );
  return !/[A-Za-z]/.test(rest);
}

/**
 * The texts of pages in the pseudo-language that are not in it, in every state that a visitor can open, one
 * line each.
 * @param site origin at which the site is served
 * @param allowed names that no language translates: brand, places, people
 */
export async function findUntranslated(
  page: Page,
  site: string,
  paths: readonly string[],
  allowed: readonly string[],
): Promise<string[]> {
  const faults = new Set<string>();
  for (const path of paths) {
    for await (const state of openStates(page, site + path))
      for (const text of await page.evaluate(readTexts))
        if (!isPseudo(text, allowed)) faults.add(`${path}, ${state}: ${text.slice(0, 100)}`);
  }
  return [...faults];
}
