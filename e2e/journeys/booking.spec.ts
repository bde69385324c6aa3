import { locales } from '@surya/data';
import { checkoutPage } from '../checkoutPage.ts';
import { getProgramPath, programs, promotionalProgram } from '../programs.ts';
import { getPartner } from '../studio.ts';
import { expect, test } from '../system.ts';
import { bookProgram, expectOneBooking } from './bookProgram.ts';

/** From the landing page to a paid booking that the studio and the buyer are told of. */

for (const locale of locales) {
  test(`books a program at its reduced price, in ${locale}`, async ({ page, system }) => {
    await bookProgram(page, system, promotionalProgram(), locale);
  });

  test(`books a program on the partner’s page, in ${locale}`, async ({ page, system }) => {
    await page.goto(system.partner);
    if ((await page.locator('html').getAttribute('lang')) !== locale)
      await page.locator(`a[hreflang=${locale}]`).click();
    await expect(page.locator('surya-calendar').getByRole('listitem')).toHaveCount(programs.length);
    const payment = page.locator('surya-payment');
    const id = await payment.getAttribute('program');
    const program = programs.find((candidate) => candidate.id === id);
    if (!program) throw new Error(`the partner’s page offers the unknown program ${id}`);
    await payment.getByRole('button').click();
    await checkoutPage.pay(page, 'succeeds');
    await expectOneBooking(page, system, program, locale);
    expect((await system.getState()).payments[0]?.metadata).toMatchObject({ partner: getPartner().id });
  });
}

test('a card that asks for 3-D Secure pays after the challenge', async ({ page, system }) => {
  await page.goto(system.site + getProgramPath(promotionalProgram(), 'en'));
  await page.locator('surya-payment').getByRole('button').click();
  await checkoutPage.pay(page, 'asksFor3DSecure');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expectOneBooking(page, system, promotionalProgram(), 'en');
});
