import { defaultLocale } from '@surya/data';
import { findPage, getBlocks, getSectionPath } from '../pages.ts';
import { freeProgram, getProgramPath, promotionalProgram } from '../programs.ts';
import { expect, test } from '../system.ts';
import { openStates } from './openStates.ts';

/** Every state that a visitor can open is opened. */

const questions = findPage('questions', (route) => getBlocks(route, 'faq').length > 0).path;
const cases = [
  { width: 1280, path: questions, state: 'with open questions' },
  { width: 390, path: questions, state: 'with the menu open' },
  { width: 1280, path: getSectionPath('calendar', defaultLocale), state: 'with a filter tab open' },
  { width: 1280, path: getSectionPath('calendar', defaultLocale), state: 'with the dates open' },
  { width: 390, path: getProgramPath(freeProgram(), defaultLocale), state: 'with refused fields' },
  {
    width: 390,
    path: getProgramPath(promotionalProgram(), defaultLocale),
    state: 'with a payment that failed',
  },
];

for (const { width, path, state } of cases) {
  test(`opens ${path} ${state} at ${width} px`, async ({ page, system }) => {
    await page.setViewportSize({ width, height: 900 });
    const states: string[] = [];
    for await (const name of openStates(page, system.site + path)) states.push(name);
    expect(states).toContain(state);
  });
}
