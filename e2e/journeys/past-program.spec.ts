import { locales } from '@surya/data';
import { getCards } from '../cards.ts';
import { getSectionPath } from '../pages.ts';
import { getProgramPath, pastProgram, programs } from '../programs.ts';
import { expect, test } from '../system.ts';
import { words } from '../words.ts';
import { openCalendar } from './openCalendar.ts';
import { toPaymentRequest } from './toPaymentRequest.ts';

/** A program that is over stays readable, and cannot be bought. */

for (const locale of locales) {
  test(`the calendar and the page of a past program say that it is over, in ${locale}`, async ({
    page,
    system,
  }) => {
    const calendar = await openCalendar(page, system.site + getSectionPath('calendar', locale));
    const card = getCards(calendar).nth(programs.indexOf(pastProgram()));
    await expect(card).toContainText(words[locale].common.past);
    await expect(card.getByRole('link')).toHaveCount(0);

    await page.goto(system.site + getProgramPath(pastProgram(), locale));
    await expect(page.locator('surya-payment')).toContainText(words[locale].program.past);
    await expect(page.locator('surya-payment').getByRole('button')).toHaveCount(0);
  });
}

test('create-payment refuses a past program', async ({ system, request }) => {
  const response = await request.post(`${system.site}/api/create-payment`, {
    data: toPaymentRequest(pastProgram()),
  });
  expect(response.status()).toBe(409);
  expect(await response.json()).toEqual({ error: { code: 'program_over' } });
  expect((await system.getState()).payments).toEqual([]);
});
