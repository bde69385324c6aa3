import type { Page } from '@playwright/test';
import { type Locale, locales } from '@surya/data';
import { buyer } from '../checkoutPage.ts';
import { freeProgram, getProgramPath } from '../programs.ts';
import { expect, type System, test } from '../system.ts';
import { words } from '../words.ts';

/** Registration for a free program. */

async function openForm(page: Page, system: System, locale: Locale) {
  const { fields, registration } = words[locale];
  await page.goto(system.site + getProgramPath(freeProgram(), locale));
  const form = page.locator('surya-registration');
  return {
    form,
    field: (name: keyof typeof fields) => form.getByRole('textbox', { name: fields[name], exact: true }),
    submit: () => form.getByRole('button').last().click(),
    again: form.getByRole('button', { name: registration.again }),
    async fill() {
      await this.field('firstName').fill(buyer.firstName);
      await this.field('lastName').fill('Le Goff');
      await this.field('email').fill(buyer.email);
      await this.field('phone').fill('06 39 98 01 42');
    },
  };
}

for (const locale of locales) {
  const { required, invalidEmail, registration, mails } = words[locale];

  test(`every field says what is missing, in ${locale}`, async ({ page, system }) => {
    const { form, field, submit } = await openForm(page, system, locale);
    await submit();
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
      await expect(form.getByText(required[name], { exact: true })).toBeVisible();
    await field('email').fill('anne@example');
    await submit();
    await expect(form.getByText(invalidEmail, { exact: true })).toBeVisible();
    expect((await system.getState()).contacts).toEqual([]);
  });

  test(`a registration is confirmed, and the next form is empty, in ${locale}`, async ({ page, system }) => {
    const registrationForm = await openForm(page, system, locale);
    const { form, field, submit, again } = registrationForm;
    await registrationForm.fill();
    await form.getByRole('checkbox').check();
    await submit();
    await again.click();
    await expect(field('firstName')).toHaveValue('');
    await expect(form.getByRole('checkbox')).not.toBeChecked();

    await expect.poll(async () => (await system.getState()).mails.length).toBe(2);
    const { contacts, mails: sent } = await system.getState();
    const { type, location } = freeProgram();
    expect(contacts).toMatchObject([{ email: buyer.email, lists: [`${type} · ${location} · ${locale}`] }]);
    expect(sent.find(({ to }) => to === buyer.email)?.text).toContain(mails.hello(buyer.firstName));
  });

  test(`a registration that fails keeps the fields, and can be sent again, in ${locale}`, async ({
    page,
    system,
  }) => {
    await system.setFault('brevo', 'status-503');
    await system.setFault('sendgrid', 'status-503');
    const registrationForm = await openForm(page, system, locale);
    const { form, field, submit, again } = registrationForm;
    await registrationForm.fill();
    await submit();
    await expect(form.getByRole('alert')).toHaveText(registration.failed, { timeout: 30_000 });
    await expect(field('email')).toHaveValue(buyer.email);
    await expect(field('firstName')).toHaveValue(buyer.firstName);

    await system.setFault('brevo', 'none');
    await system.setFault('sendgrid', 'none');
    await submit();
    await expect(again).toBeVisible();
    expect((await system.getState()).contacts).toHaveLength(1);
  });
}
