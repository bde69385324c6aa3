import type { Page } from '@playwright/test';

/** Stripe's test cards (https://docs.stripe.com/testing). */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksFor3DSecure: '4000 0025 0000 3155',
} as const;

/** Fills in the card provider's page and pays. */
export async function payWith(page: Page, card: string, email = 'anne@example.org'): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="name"]').fill('Anne Le Goff');
  await page.locator('input[name="number"]').fill(card);
  await page.locator('input[name="expiry"]').fill('12 / 34');
  await page.locator('input[name="cvc"]').fill('123');
  await page
    .locator('form')
    .filter({ has: page.locator('input[name="number"]') })
    .getByRole('button')
    .first()
    .click();
}
