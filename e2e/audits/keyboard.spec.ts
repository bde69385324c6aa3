import { defaultLocale, locales } from '@surya/data';
import { findPage, getBlocks, getMenuLabel, getSectionPath } from '../pages.ts';
import { studio } from '../studio.ts';
import { expect, test } from '../system.ts';
import { words } from '../words.ts';

/** The site by keyboard. */

const phone = { width: 390, height: 844 };

test('the skip link has the first focus and leads past the menu', async ({ page, system }) => {
  await page.goto(system.site + getSectionPath('practices', 'en'));
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#content');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the links of the menu bar receive focus in their order', async ({ page, system }) => {
  await page.goto(system.site + getSectionPath('calendar', 'es'));
  const links = page.getByRole('banner').getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThanOrEqual(studio.navigation.es.length + locales.length);
  await links.first().focus();
  for (let index = 0; index < count; index += 1) {
    await expect(links.nth(index)).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test('the drawer opens by keyboard, keeps the order, and returns the focus on Escape', async ({
  browser,
  system,
}) => {
  const page = await browser.newPage({ viewport: phone });
  await page.goto(system.site + getSectionPath('home', 'en'));
  const toggle = page.getByRole('banner').getByRole('button', { name: words.en.site('menu'), exact: true });
  const drawer = page.locator('#menu');
  await expect(drawer).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();

  const stops = drawer.locator('a, button');
  for (let index = 0; index < (await stops.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(stops.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.mouse.click(8, 700);
  await expect(drawer).toBeHidden();

  await toggle.click();
  await drawer.getByRole('link', { name: getMenuLabel('calendar', 'en') }).click();
  await expect(page).toHaveURL(system.site + getSectionPath('calendar', 'en'));
  await expect(drawer).toBeHidden();
  await page.close();
});

test('questions open one at a time and close again, by keyboard', async ({ page, system }) => {
  const { path } = findPage('two questions', (route) => {
    const [faq] = getBlocks(route, 'faq');
    return route.locale === defaultLocale && faq !== undefined && faq.items.length > 1;
  });
  await page.goto(system.site + path);
  const questions = page.locator('details[name]:has(+ details), details[name] + details');
  expect(await questions.count()).toBeGreaterThanOrEqual(2);
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});
