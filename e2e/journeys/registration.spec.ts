import type { Page } from '@playwright/test';
import { expect, test } from '../system.ts';
import { type Language, languages, words } from '../words.ts';

/** The free event's form (SPEC §4, §5, §8). */

async function fillIn(page: Page, language: Language): Promise<void> {
  const { firstName, lastName, email, phone } = words[language].registration;
  await page.getByRole('textbox', { name: firstName }).fill('Anne');
  await page
    .getByRole('textbox', { name: lastName, exact: true })
    .or(page.getByLabel(lastName, { exact: true }))
    .first()
    .fill('Le Goff');
  await page.getByRole('textbox', { name: email }).fill('anne@example.org');
  await page.getByRole('textbox', { name: phone }).fill('06 39 98 01 42');
}

for (const language of languages) {
  const word = words[language].registration;

  test(`every field says what is missing, in ${language}`, async ({ page, system }) => {
    await page.goto(system.site + words[language].eventPath);
    const form = page.locator('surya-registration');
    await form.getByRole('button').last().click();
    for (const message of [
      word.firstNameRequired,
      word.lastNameRequired,
      word.emailRequired,
      word.phoneRequired,
    ]) {
      await expect(form.getByText(message, { exact: true })).toBeVisible();
    }
    await form.getByRole('textbox', { name: word.email }).fill('anne@example');
    await form.getByRole('button').last().click();
    await expect(form.getByText(word.emailInvalid, { exact: true })).toBeVisible();
    expect((await system.state()).contacts).toEqual([]);
  });

  test(`a visitor registers, is thanked, and finds an empty form again, in ${language}`, async ({
    page,
    system,
  }) => {
    await page.goto(system.site + words[language].eventPath);
    const form = page.locator('surya-registration');
    await fillIn(page, language);
    await form.getByRole('checkbox').check();
    await form.getByRole('button').last().click();
    await form.getByRole('button', { name: word.again }).click();
    await expect(form.getByRole('textbox', { name: word.firstName })).toHaveValue('');
    await expect(form.getByRole('checkbox')).not.toBeChecked();

    await expect.poll(async () => (await system.state()).mails.length).toBe(2);
    const { contacts, mails } = await system.state();
    expect(contacts).toMatchObject([
      { email: 'anne@example.org', lists: [`isha_kriya · Rennes · ${language}`] },
    ]);
    expect(mails.find(({ to }) => to === 'anne@example.org')?.text).toMatch(words[language].mailGreeting);
  });

  test(`a registration that fails keeps what was written, in ${language}`, async ({ page, system }) => {
    await system.fault('brevo', 'status-503');
    await system.fault('sendgrid', 'status-503');
    await page.goto(system.site + words[language].eventPath);
    const form = page.locator('surya-registration');
    await fillIn(page, language);
    await form.getByRole('button').last().click();
    await expect(form.getByRole('alert')).toHaveText(word.failed, { timeout: 30_000 });
    await expect(form.getByRole('textbox', { name: word.email })).toHaveValue('anne@example.org');
    await expect(form.getByRole('textbox', { name: word.firstName })).toHaveValue('Anne');

    await system.fault('brevo', 'none');
    await system.fault('sendgrid', 'none');
    await form.getByRole('button').last().click();
    await expect(form.getByRole('button', { name: word.again })).toBeVisible();
    expect((await system.state()).contacts).toHaveLength(1);
  });
}
