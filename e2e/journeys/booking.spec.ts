import type { Page } from '@playwright/test';
import { cards, payWith } from '../cardPage.ts';
import { expect, type System, test } from '../system.ts';
import { type Language, languages, words } from '../words.ts';

/** The main job: from the landing page to a paid place that the studio and the buyer both know of. */

/** The success page says so, and each provider has seen the purchase exactly once. */
async function expectOnePurchase(page: Page, system: System, language: Language): Promise<void> {
  const word = words[language];
  await expect(page).toHaveURL(new RegExp(`^${system.site}${word.successPath}\\?session_id=cs_test_`));
  await expect(page.locator('surya-payment-result')).toContainText(word.paid);
  await expect
    .poll(async () => (await system.state()).deliveries.some(({ status }) => status === 200))
    .toBe(true);

  const { payments, contacts, mails } = await system.state();
  expect(payments).toMatchObject([
    { paymentStatus: 'paid', amount: 23000, currency: 'eur', locale: language },
  ]);
  expect(contacts).toMatchObject([
    { email: 'anne@example.org', lists: [`surya_kriya · Rennes · ${language}`] },
  ]);
  expect(mails.map(({ to }) => to).sort()).toEqual(['anne@example.org', 'enseignante@atelier-surya.example']);
  const confirmation = mails.find(({ to }) => to === 'anne@example.org');
  expect(confirmation?.text).toMatch(word.mailGreeting);
  expect(confirmation?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/\.ics$/),
  ]);
}

for (const language of languages) {
  const word = words[language];

  test(`a visitor books Surya Kriya in Rennes, in ${language}`, async ({ page, system }) => {
    await page.goto(system.site);
    await page.getByRole('link', { name: word.landingButton }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: word.menuCalendar, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(system.site + word.calendarPath);

    const card = page
      .getByRole('listitem')
      .filter({ hasText: 'Rennes' })
      .filter({ hasText: word.promoPrice });
    await expect(card.locator('s, del')).toContainText(word.fullPrice);
    await card.getByRole('link', { name: word.learnMore }).click();
    await expect(page).toHaveURL(`${system.site}${word.detailsPath}/surya-kriya-rennes`);

    await page.locator('surya-payment').getByRole('button').click();
    await payWith(page, cards.succeeds);
    await expectOnePurchase(page, system, language);
  });

  test(`a visitor pays from the partner’s page, in ${language}`, async ({ page, system }) => {
    await page.goto(system.partner + (language === 'fr' ? '/' : `/${language}`));
    await expect(page.locator('surya-calendar').getByRole('listitem')).toHaveCount(5);
    await page.locator('surya-payment').getByRole('button').click();
    await payWith(page, cards.succeeds);
    await expectOnePurchase(page, system, language);
    expect((await system.state()).payments[0]?.metadata).toMatchObject({ partner: 'studio-lumen' });
  });
}

test('a card that asks for 3-D Secure pays once the challenge is met', async ({ page, system }) => {
  await page.goto(`${system.site}${words.en.detailsPath}/surya-kriya-rennes`);
  await page.locator('surya-payment').getByRole('button').click();
  await payWith(page, cards.asksFor3DSecure);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expectOnePurchase(page, system, 'en');
});
