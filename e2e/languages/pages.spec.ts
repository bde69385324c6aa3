import { findOverflow } from '../checks/findOverflow.ts';
import { findUntranslated } from '../checks/findUntranslated.ts';
import { openStates } from '../checks/openStates.ts';
import { getSectionPath, isCanonical, pages } from '../pages.ts';
import { expect, test } from '../system.ts';
import { findFaults, names, pseudoLocale, showOnPhone } from './pseudoLanguage.ts';

/** Every page of the pseudo-language is translated and fits, in each state that a visitor can open. */

for (const { path } of pages.filter((page) => isCanonical(page) && page.locale === pseudoLocale)) {
  test(`${path} is translated, and fits 320 and 390 px`, async ({ page, system }) => {
    const faults: string[] = [];
    await showOnPhone(page);
    for await (const state of openStates(page, system.site + path))
      faults.push(...(await findFaults(page)).map((fault) => `${state}, ${fault}`));
    expect(faults).toEqual([]);
  });
}

test('the calendar is translated, and fits, where its filters are tabs', async ({ page, system }) => {
  const paths = [getSectionPath('calendar', pseudoLocale)];
  expect(await findUntranslated(page, system.site, paths, names)).toEqual([]);
  expect(await findOverflow(page, system.site, paths, [1280, 900, 760])).toEqual([]);
});

test('the landing fits 320 and 390 px with one more language', async ({ page, system }) => {
  expect(await findOverflow(page, system.site, ['/'])).toEqual([]);
});
