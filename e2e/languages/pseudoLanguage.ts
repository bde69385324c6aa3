import type { Page } from '@playwright/test';
import { getLanguage, type Locale, locales } from '@surya/data';
import { measureOverflow } from '../checks/findOverflow.ts';
import { isPseudo, readTexts } from '../checks/findUntranslated.ts';
import { studio } from '../studio.ts';

/**
 * The language that `npm run test:languages` adds.
 * @throws Error in a tree without it
 */
export const pseudoLocale: Locale = findPseudoLocale();

function findPseudoLocale(): Locale {
  const locale = locales.find((candidate) => isPseudo(getLanguage(candidate).name, []));
  if (!locale) throw new Error('no pseudo-language is registered: run "npm run test:languages"');
  return locale;
}

const { site, programs, partners } = studio;

/** What no language translates: its code, the brand, names of people and places as the content gives them. */
export const names: readonly string[] = [
  pseudoLocale.toUpperCase(),
  site.brand.name,
  ...partners.flatMap(({ id, name }) => [id, name]),
  ...programs.flatMap(({ location, address }) => (address ? [location, address.text] : [location])),
];

/** Widths of the window at which nothing may overflow, CSS pixels. */
const phoneWidths = [390, 320] as const;

/** Sets the size of a phone's window. */
export async function showOnPhone(page: Page, width: number = phoneWidths[0]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
}

/**
 * What is not in the pseudo-language on a page in its present state, and what overflows at the width of a phone,
 * one line each.
 * @param allowed names beside those of the studio
 */
export async function findFaults(page: Page, allowed: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  const faults = texts
    .filter((text) => !isPseudo(text, [...names, ...allowed]))
    .map((text) => `not translated: ${text.slice(0, 100)}`);
  for (const width of phoneWidths) {
    await showOnPhone(page, width);
    for (const fault of await page.evaluate(measureOverflow)) faults.push(`at ${width} px: ${fault}`);
  }
  await showOnPhone(page);
  return faults;
}
