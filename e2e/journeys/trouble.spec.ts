import type { Page } from '@playwright/test';
import { cards, payWith } from '../cardPage.ts';
import { expect, type System, test } from '../system.ts';
import { languages, words } from '../words.ts';

/** What a visitor sees, and what is left behind, when a card, a visitor or a provider says no. */

const word = words.fr;

async function openPayment(page: Page, system: System): Promise<void> {
  await page.goto(`${system.site}${word.detailsPath}/surya-kriya-rennes`);
  await page.locator('surya-payment').getByRole('button').click();
  await page.waitForURL(`${system.console}/**`);
}

test('a declined card can be followed by one that pays, in the same session', async ({ page, system }) => {
  await openPayment(page, system);
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText('Votre carte a été refusée');
  expect((await system.state()).mails).toEqual([]);
  await payWith(page, cards.succeeds);
  await expect(page.locator('surya-payment-result')).toContainText(word.paid);
  expect((await system.state()).payments).toHaveLength(1);
});

test('a cancelled payment leads back to the program, where it can be paid after all', async ({
  page,
  system,
}) => {
  await openPayment(page, system);
  await page.getByRole('link', { name: /Annuler/ }).click();
  await expect(page).toHaveURL(`${system.site}${word.detailsPath}/surya-kriya-rennes`);
  await page.locator('surya-payment').getByRole('button').click();
  await payWith(page, cards.succeeds);
  await expect(page.locator('surya-payment-result')).toContainText(word.paid);
  const { payments, mails } = await system.state();
  expect(payments.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1);
  expect(mails).toHaveLength(2);
});

test('the browser’s back button from the card page finds a button that works', async ({ page, system }) => {
  await openPayment(page, system);
  await page.goBack();
  const button = page.locator('surya-payment').getByRole('button');
  await expect(button).toBeEnabled();
  await expect(button).not.toContainText(word.loading);
  await button.click();
  await page.waitForURL(`${system.console}/**`);
});

for (const language of languages) {
  test(`with Stripe down the visitor is told so and can try again, in ${language}`, async ({
    page,
    system,
  }) => {
    await system.fault('stripe', 'status-503');
    await page.goto(`${system.site}${words[language].detailsPath}/surya-kriya-rennes`);
    const button = page.locator('surya-payment').getByRole('button');
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(words[language].paymentError, { timeout: 30_000 });
    await expect(button).toBeEnabled();
    await system.fault('stripe', 'none');
    await button.click();
    await page.waitForURL(`${system.console}/**`);
    expect((await system.state()).payments).toHaveLength(1);
  });
}

test('a second click while the first is on its way pays no second time', async ({ page, system }) => {
  await page.goto(`${system.site}${word.detailsPath}/surya-kriya-rennes`);
  await page.locator('surya-payment').getByRole('button').dblclick();
  await page.waitForURL(`${system.console}/**`);
  expect((await system.state()).payments).toHaveLength(1);
});

test('with SendGrid down nothing is lost: the mails go out once it is back', async ({ page, system }) => {
  await openPayment(page, system);
  await system.fault('sendgrid', 'status-503');
  await payWith(page, cards.succeeds);
  await expect(page.locator('surya-payment-result')).toBeVisible();
  await expect.poll(async () => (await system.state()).contacts.length).toBe(1);
  expect((await system.state()).mails).toEqual([]);
  await system.fault('sendgrid', 'none');
  await expect.poll(async () => (await system.state()).mails.length, { timeout: 40_000 }).toBe(2);
  expect((await system.state()).contacts).toHaveLength(1);
});

test('with Brevo down the mails go out, and the contact follows once it is back', async ({
  page,
  system,
}) => {
  await openPayment(page, system);
  await system.fault('brevo', 'status-503');
  await payWith(page, cards.succeeds);
  // The page asks five times with 15 s of waits between, and each time the function tries Brevo more than once.
  await expect(page.locator('surya-payment-result')).toContainText(/e-?mail/i, { timeout: 45_000 });
  await expect.poll(async () => (await system.state()).mails.length).toBe(2);
  await system.fault('brevo', 'none');
  await expect.poll(async () => (await system.state()).contacts.length, { timeout: 40_000 }).toBe(1);
  expect((await system.state()).mails).toHaveLength(2);
});
