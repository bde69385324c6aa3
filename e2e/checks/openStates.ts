import type { Locator, Page } from '@playwright/test';

/** Resolves once every element of the widget on the page is interactive. */
async function waitForElements(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].every(
      ({ localName, shadowRoot }) => !localName.startsWith('surya-') || shadowRoot?.adoptedStyleSheets.length,
    ),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function clickIfVisible(locator: Locator): Promise<boolean> {
  if (!(await locator.isVisible())) return false;
  await locator.click();
  return true;
}

/**
 * Puts a page into each state that a visitor can open on it, and yields the state's name: questions, menu,
 * tabs and popover of the filters, fields that are refused, a payment that fails.
 */
export async function* openStates(page: Page, address: string): AsyncGenerator<string> {
  await page.goto(address);
  await waitForElements(page);
  if (new URL(address).searchParams.has('surya-doctor')) await page.locator('[popover] dl').waitFor();
  yield 'as loaded';

  const questions = page.locator('details:not([open]) > summary');
  if ((await questions.count()) > 0) {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
    });
    yield 'with open questions';
  }

  const menu = page.locator('[popovertarget="menu"]').first();
  if (await clickIfVisible(menu)) {
    yield 'with the menu open';
    await page.keyboard.press('Escape');
  }

  const tabs = page.locator('surya-calendar').first().getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await page
      .locator('surya-calendar')
      .first()
      .getByRole('tabpanel')
      .locator('button, select')
      .first()
      .waitFor();
    yield 'with a filter tab open';
    const dates = page.locator('surya-calendar').first().locator('[aria-haspopup="dialog"]');
    if (await clickIfVisible(dates)) {
      await page.locator('surya-calendar [role="dialog"] button').first().waitFor();
      yield 'with the dates open';
      await page.keyboard.press('Escape');
    }
  }

  for (const form of await page.locator('surya-registration, surya-region-form').all()) {
    const submit = form.locator('button').last();
    if (await clickIfVisible(submit)) yield 'with refused fields';
  }

  const pay = page.locator('surya-payment').first().getByRole('button');
  if (await pay.isVisible()) {
    await page.route('**/api/**', (route) => route.abort());
    await pay.click();
    await page.locator('surya-payment').first().getByRole('alert').waitFor();
    yield 'with a payment that failed';
    await page.unroute('**/api/**');
  }
}
