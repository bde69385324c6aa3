import type { Locator, Page } from '@playwright/test';

/**
 * Opens a page and gives its calendar once it is interactive: a click on the markup that the build
 * rendered is lost.
 */
export async function openCalendar(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.waitForFunction(
    () => document.querySelector('surya-calendar')?.shadowRoot?.adoptedStyleSheets.length,
  );
  return page.locator('surya-calendar').first();
}
