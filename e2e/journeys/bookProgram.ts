import type { Page } from '@playwright/test';
import { type Locale, type Program, priceAt } from '@surya/data';
import { getCard } from '../cards.ts';
import { buyer, checkoutPage } from '../checkoutPage.ts';
import { getMenuLabel, getSectionPath } from '../pages.ts';
import { getPriceTexts, getProgramPath } from '../programs.ts';
import { now, studio } from '../studio.ts';
import { expect, type System } from '../system.ts';
import { words } from '../words.ts';

/** The success page thanks the buyer, and each provider has received the booking exactly once. */
export async function expectOneBooking(
  page: Page,
  system: System,
  program: Program,
  locale: Locale,
): Promise<void> {
  const success = system.site + getSectionPath('payment-success', locale);
  await expect(page).toHaveURL((url) => url.href.startsWith(`${success}?session_id=cs_test_`));
  await expect(page.locator('surya-payment-result')).toContainText(words[locale].result.thanks);
  await expect
    .poll(async () => (await system.getState()).deliveries.some(({ status }) => status === 200))
    .toBe(true);

  const { payments, contacts, mails } = await system.getState();
  expect(payments).toMatchObject([
    { paymentStatus: 'paid', amount: priceAt(program, now).charged, currency: 'eur', locale },
  ]);
  expect(contacts).toMatchObject([
    { email: buyer.email, lists: [`${program.type} · ${program.location} · ${locale}`] },
  ]);
  expect(mails.map(({ to }) => to).sort()).toEqual([buyer.email, studio.site.mail.teacher].sort());
  const confirmation = mails.find(({ to }) => to === buyer.email);
  expect(confirmation?.text).toContain(words[locale].mails.hello(buyer.firstName));
  expect(confirmation?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/\.ics$/),
  ]);
}

/** From the landing page through the calendar to a paid booking. */
export async function bookProgram(
  page: Page,
  system: System,
  program: Program,
  locale: Locale,
): Promise<void> {
  const { language, calendar } = words[locale];
  await page.goto(system.site);
  await page.getByRole('link', { name: language, exact: true }).click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: getMenuLabel('calendar', locale), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(system.site + getSectionPath('calendar', locale));

  const card = getCard(page.locator('surya-calendar').first(), program, locale);
  const { charged, full } = getPriceTexts(program, locale);
  await expect(card).toContainText(charged);
  if (charged !== full) await expect(card.locator('s, del')).toContainText(full);
  await card.getByRole('link', { name: calendar.learnMore }).click();
  await expect(page).toHaveURL(system.site + getProgramPath(program, locale));

  await page.locator('surya-payment').getByRole('button').click();
  await checkoutPage.pay(page, 'succeeds');
  await expectOneBooking(page, system, program, locale);
}
