import type { Page } from '@playwright/test';
import { buyer } from '../checkoutPage.ts';
import { toPseudo } from '../checks/toPseudo.ts';
import { expect, type Hosting, test } from '../hosts/hosting.ts';
import { hostPage, partnerId, payment, script } from '../hosts/hostPage.ts';
import { freeProgram, getProgramPath } from '../programs.ts';
import type { System } from '../system.ts';
import { words } from '../words.ts';
import { findFaults, pseudoLocale, showOnPhone } from './pseudoLanguage.ts';

/** The widget in the pseudo-language on a partner's page, in the states that no page of the site shows. */

const { calendar, common, diagnostics, result } = words[pseudoLocale];
/** The title of the host page and the name of its link, which the widget does not write. */
const hostTexts = ['Host'];

const calendarWith = (attributes: string) =>
  `<surya-calendar partner="${partnerId}" ${attributes}></surya-calendar>`;

async function open(page: Page, system: System, hosting: Hosting, body: string, query = ''): Promise<void> {
  const html = hostPage({ lang: pseudoLocale, body: body + script(system.site) });
  await showOnPhone(page);
  await page.goto(hosting.serve('/pseudo', { html }) + query);
}

for (const [state, attributes, text] of [
  ['the list', 'variant="list"', ''],
  ['a list without programs', 'variant="list" practice="online_sessions"', ''],
  ['the practices alone', 'variant="dropdown"', calendar.allPractices],
  ['an empty result', 'practice="online_sessions"', calendar.empty],
  ['a program that is not offered', 'program="no-such-program"', ''],
] as const) {
  test(`${state} is translated and fits`, async ({ page, system, hosting }) => {
    await open(page, system, hosting, calendarWith(attributes));
    await expect(page.locator('surya-calendar')).toContainText(text || /\S/);
    await expect(page.locator('surya-calendar')).not.toContainText(common.loading);
    expect(await findFaults(page, hostTexts)).toEqual([]);
  });
}

test('programs that do not arrive are said in the language', async ({ page, system, hosting }) => {
  await page.route('**/programs.json', (route) => route.abort());
  await open(page, system, hosting, calendarWith(''));
  await expect(page.locator('surya-calendar')).toContainText(common.unavailable);
  expect(await findFaults(page, hostTexts)).toEqual([]);
});

test('a registration is refused and thanked for in the language', async ({ page, system }) => {
  const { fields, invalidEmail, registration } = words[pseudoLocale];
  await showOnPhone(page);
  await page.goto(system.site + getProgramPath(freeProgram(), pseudoLocale));
  const form = page.locator('surya-registration');
  const fill = (name: keyof typeof fields, value: string) =>
    form.getByRole('textbox', { name: fields[name], exact: true }).fill(value);
  await fill('firstName', buyer.firstName);
  await fill('lastName', toPseudo('Somebody'));
  await fill('phone', '06 39 98 01 42');
  await fill('email', 'anne@example');
  await form.getByRole('button').last().click();
  await expect(form.getByText(invalidEmail, { exact: true })).toBeVisible();
  expect(await findFaults(page, [buyer.firstName])).toEqual([]);
  await fill('email', buyer.email);
  await form.getByRole('button').last().click();
  await expect(form.getByRole('button', { name: registration.again })).toBeVisible();
  expect(await findFaults(page, [buyer.firstName])).toEqual([]);
});

test('a region is proposed in the language', async ({ page, system, hosting }) => {
  const { fields } = words[pseudoLocale];
  await open(
    page,
    system,
    hosting,
    `<surya-region-form email="a@example.org" whatsapp="+33639980142"></surya-region-form>`,
  );
  const form = page.locator('surya-region-form');
  await form.getByRole('button').last().click();
  expect(await findFaults(page, hostTexts)).toEqual([]);
  await form.getByRole('textbox', { name: fields.firstName, exact: true }).fill(buyer.firstName);
  await form.getByRole('textbox', { name: fields.email, exact: true }).fill(buyer.email);
  await form.getByRole('textbox', { name: fields.city, exact: true }).fill('Rennes');
  await form.getByRole('button').last().click();
  await expect(form.getByRole('link').first()).toBeVisible();
  expect(await findFaults(page, hostTexts)).toEqual([]);
});

test('a payment that does not exist is said in the language', async ({ page, system, hosting }) => {
  await open(page, system, hosting, '<surya-payment-result></surya-payment-result>');
  await expect(page.locator('surya-payment-result')).toContainText(result.noneTitle);
  expect(await findFaults(page, hostTexts)).toEqual([]);
});

test('the diagnostics are in the language', async ({ page, system, hosting }) => {
  const body = `${calendarWith('practice="no_such_practice" location="Nowhere"')}${payment(system.site, 'program="gone"', pseudoLocale)}`;
  await open(page, system, hosting, body, '?surya-doctor');
  const panel = page.locator('[data-surya-doctor]');
  await expect(panel.locator('dl')).toBeVisible({ timeout: 30_000 });
  await expect(panel).toContainText(diagnostics.title);
  const codes = ['no_such_practice', 'Nowhere', partnerId, 'surya-calendar', 'surya-payment', pseudoLocale];
  expect(await findFaults(page, [...hostTexts, ...codes])).toEqual([]);
});
