import type { Locator, Page } from '@playwright/test';

/** Stripe's test cards (https://docs.stripe.com/testing). */
export const testCards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksFor3DSecure: '4000 0025 0000 3155',
} as const;

/** Who pays on the checkout page. */
export const buyer = { email: 'anne@example.org', name: 'Anne Le Goff', firstName: 'Anne' } as const;

/** The page on which the payment provider takes a card. */
export const checkoutPage = {
  /** Fills in the form of the card and submits it. */
  async pay(page: Page, card: keyof typeof testCards): Promise<void> {
    await page.locator('input[name="email"]').fill(buyer.email);
    await page.locator('input[name="name"]').fill(buyer.name);
    await page.locator('input[name="number"]').fill(testCards[card]);
    await page.locator('input[name="expiry"]').fill('12 / 34');
    await page.locator('input[name="cvc"]').fill('123');
    await page
      .locator('form')
      .filter({ has: page.locator('input[name="number"]') })
      .getByRole('button')
      .first()
      .click();
  },
  /** The message about a card that the bank refuses. */
  declined: /refusée|declined/,
  /** The link back to the studio's site. */
  getCancelLink(page: Page): Locator {
    return page.getByRole('link', { name: /Annuler|Cancel/ });
  },
} as const;
