import { defaultLocale, locales } from '@surya/data';
import { getCard, getCards } from '../cards.ts';
import { findPage, getBlocks, getMenuLabel, getSectionPath } from '../pages.ts';
import { getProgramPath, programs, promotionalProgram } from '../programs.ts';
import { expect, test } from '../system.ts';
import { words } from '../words.ts';

/** The site without JavaScript (docs/decisions/0002-pages-ship-no-framework-javascript.md). */

const phone = { width: 390, height: 844 };

test('without scripts the success page explains where the payment’s result is sent', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const locale of locales) {
    await page.goto(system.site + getSectionPath('payment-success', locale));
    await expect(page.locator('noscript p')).toContainText('JavaScript');
    await expect(page.locator('surya-payment-result')).toBeHidden();
  }
  await context.close();
});

test('without scripts the menu, the questions and the calendar work', async ({ browser, system }) => {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  const questions = findPage(
    'questions',
    (route) => route.locale === defaultLocale && getBlocks(route, 'faq').length > 0,
  );
  await page.goto(system.site + questions.path);
  await page.locator('details summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.fr.site('menu'), exact: true })
    .click();
  await page
    .locator('#menu')
    .getByRole('link', { name: getMenuLabel('calendar', 'fr') })
    .click();
  await expect(page).toHaveURL(system.site + getSectionPath('calendar', 'fr'));
  const calendar = page.locator('surya-calendar').first();
  await expect(getCards(calendar)).toHaveCount(programs.length);
  const program = promotionalProgram();
  const card = getCard(calendar, program, 'fr');
  await card.getByRole('link', { name: words.fr.calendar.learnMore }).click();
  await expect(page).toHaveURL(system.site + getProgramPath(program, 'fr'));
  await context.close();
});
