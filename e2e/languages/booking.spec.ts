import { buyer } from '../checkoutPage.ts';
import { isPseudo } from '../checks/findUntranslated.ts';
import { bookProgram } from '../journeys/bookProgram.ts';
import { promotionalProgram } from '../programs.ts';
import { expect, test } from '../system.ts';
import { findFaults, names, pseudoLocale } from './pseudoLanguage.ts';

/** A visitor books in the pseudo-language, and everything that reaches them is in it. */

test('a booking and its mail are in the language', async ({ page, system }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await bookProgram(page, system, promotionalProgram(), pseudoLocale);
  expect(await findFaults(page, [buyer.firstName])).toEqual([]);

  const { mails } = await system.getState();
  const confirmation = mails.find(({ to }) => to === buyer.email);
  const lines = [confirmation?.subject ?? 'no mail', ...(confirmation?.text ?? '').split('\n')];
  expect(lines.filter((line) => !isPseudo(line, [...names, buyer.firstName]))).toEqual([]);
});
