import type { Page } from '@playwright/test';
import { type Locale, locales } from '@surya/data';
import { checkoutPage } from '../checkoutPage.ts';
import { getProgramPath, promotionalProgram } from '../programs.ts';
import { expect, type System, test } from '../system.ts';
import { words } from '../words.ts';

/** What a visitor sees, and which records remain, when a card, a visitor or a provider refuses. */

const { result } = words.fr;

const programPage = (system: System, locale: Locale) =>
  system.site + getProgramPath(promotionalProgram(), locale);

async function openCheckout(page: Page, system: System): Promise<void> {
  await page.goto(programPage(system, 'fr'));
  await page.locator('surya-payment').getByRole('button').click();
  await page.waitForURL(`${system.console}/**`);
}

test('after a declined card another one pays, in the same checkout session', async ({ page, system }) => {
  await openCheckout(page, system);
  await checkoutPage.pay(page, 'declined');
  await expect(page.getByRole('alert')).toContainText(checkoutPage.declined);
  expect((await system.getState()).mails).toEqual([]);
  await checkoutPage.pay(page, 'succeeds');
  await expect(page.locator('surya-payment-result')).toContainText(result.thanks);
  expect((await system.getState()).payments).toHaveLength(1);
});

test('a cancelled checkout leads back to the program, where it can be paid', async ({ page, system }) => {
  await openCheckout(page, system);
  await checkoutPage.getCancelLink(page).click();
  await expect(page).toHaveURL(programPage(system, 'fr'));
  await page.locator('surya-payment').getByRole('button').click();
  await checkoutPage.pay(page, 'succeeds');
  await expect(page.locator('surya-payment-result')).toContainText(result.thanks);
  const { payments, mails } = await system.getState();
  expect(payments.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1);
  expect(mails).toHaveLength(2);
});

test('the browser’s back button from the checkout page leads to a button that works', async ({
  page,
  system,
}) => {
  await openCheckout(page, system);
  await page.goBack();
  const button = page.locator('surya-payment').getByRole('button');
  await expect(button).toBeEnabled();
  await expect(button).not.toContainText(words.fr.payment.loading);
  await button.click();
  await page.waitForURL(`${system.console}/**`);
});

for (const locale of locales) {
  test(`with Stripe down an alert says so, and a retry pays, in ${locale}`, async ({ page, system }) => {
    await system.setFault('stripe', 'status-503');
    await page.goto(programPage(system, locale));
    const button = page.locator('surya-payment').getByRole('button');
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(words[locale].payment.creationFailed, {
      timeout: 30_000,
    });
    await expect(button).toBeEnabled();
    await system.setFault('stripe', 'none');
    await button.click();
    await page.waitForURL(`${system.console}/**`);
    expect((await system.getState()).payments).toHaveLength(1);
  });
}

test('a second click while the first is in progress creates no second checkout session', async ({
  page,
  system,
}) => {
  await page.goto(programPage(system, 'fr'));
  await page.locator('surya-payment').getByRole('button').dblclick();
  await page.waitForURL(`${system.console}/**`);
  expect((await system.getState()).payments).toHaveLength(1);
});

test('with SendGrid down the contact is added, and the mails are sent once it is up', async ({
  page,
  system,
}) => {
  await openCheckout(page, system);
  await system.setFault('sendgrid', 'status-503');
  await checkoutPage.pay(page, 'succeeds');
  await expect(page.locator('surya-payment-result')).toBeVisible();
  await expect.poll(async () => (await system.getState()).contacts.length).toBe(1);
  expect((await system.getState()).mails).toEqual([]);
  await system.setFault('sendgrid', 'none');
  await expect.poll(async () => (await system.getState()).mails.length, { timeout: 40_000 }).toBe(2);
  expect((await system.getState()).contacts).toHaveLength(1);
});

test('with Brevo down the mails are sent, and the contact is added once it is up', async ({
  page,
  system,
}) => {
  await openCheckout(page, system);
  await system.setFault('brevo', 'status-503');
  await checkoutPage.pay(page, 'succeeds');
  // The page asks five times with 15 s between them, and each time the function retries Brevo.
  await expect(page.locator('surya-payment-result')).toContainText(/e-?mail/i, { timeout: 45_000 });
  await expect.poll(async () => (await system.getState()).mails.length).toBe(2);
  await system.setFault('brevo', 'none');
  await expect.poll(async () => (await system.getState()).contacts.length, { timeout: 40_000 }).toBe(1);
  expect((await system.getState()).mails).toHaveLength(2);
});
