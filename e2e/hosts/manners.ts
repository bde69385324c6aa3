import type { Locator, Page } from '@playwright/test';
import type { System } from '../system.ts';
import { expect } from '../system.ts';
import { type Language, words } from '../words.ts';

/** What is promised of the widget in any page, and how it is measured. */

/** What a page does that a partner would object to. */
export interface Manners {
  /** Addresses asked for, of neither the page's host nor the studio's. */
  strangers: string[];
  /** Everything on the console, and every uncaught error. */
  output: string[];
}

/** Listens from now on; call it before the page is opened. */
export function watch(page: Page, system: System): Manners {
  const manners: Manners = { strangers: [], output: [] };
  page.on('request', (request) => {
    const known = [system.host, system.site].some((origin) => request.url().startsWith(`${origin}/`));
    if (!known && !request.url().startsWith('data:')) manners.strangers.push(request.url());
  });
  page.on('console', (message) => manners.output.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => manners.output.push(`uncaught: ${error.message}`));
  return manners;
}

/** What the browser keeps for the page's origin, the studio's and any other. */
export async function stored(page: Page): Promise<unknown[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(document.cookie ? [document.cookie] : []),
  ]);
  return [...cookies, ...origins, ...kept];
}

/** The cards of a calendar. */
export function cardsOf(calendar: Locator): Locator {
  return calendar.locator('[part~="card"]');
}

/** The calendar shows its five programs, and the one that a filter leaves. */
export async function expectToFilter(calendar: Locator, language: Language = 'fr'): Promise<void> {
  await expect(cardsOf(calendar)).toHaveCount(5);
  const wide = calendar.getByRole('button', { name: 'Isha Kriya', exact: true });
  if (await wide.isVisible()) await wide.click();
  else await calendar.getByRole('combobox').first().selectOption('isha_kriya');
  await expect(cardsOf(calendar)).toHaveCount(1);
  await expect(cardsOf(calendar)).toContainText(words[language].free);
}

/** The payment button, pressed, leads to the card provider's page. */
export async function expectToPay(page: Page, system: System): Promise<void> {
  await page.locator('surya-payment').getByRole('button').click();
  await page.waitForURL(`${system.console}/**`);
  expect((await system.state()).payments.at(-1)?.metadata).toMatchObject({ partner: 'studio-lumen' });
}

/** From a card to the studio's page of the program, and from there to the card provider's. */
export async function expectToPayFromCard(
  page: Page,
  system: System,
  language: Language = 'fr',
): Promise<void> {
  const calendar = page.locator('surya-calendar').first();
  const card = cardsOf(calendar).filter({ hasText: words[language].promoPrice });
  await card.getByRole('link', { name: words[language].learnMore }).click();
  await page.waitForURL(
    `${system.site}${words[language].detailsPath}/surya-kriya-rennes?partner=studio-lumen`,
  );
  await expectToPay(page, system);
}

/** Nothing hidden, squeezed or overflowing: where the element stands, and the size of its words. */
export async function expectToBeReadable(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const [calendar] = document.querySelectorAll('surya-calendar');
    const title = calendar?.shadowRoot?.querySelector('[part~="title"]');
    const style = title && getComputedStyle(title);
    return {
      width: calendar?.shadowRoot?.querySelector('[part~="root"]')?.getBoundingClientRect().width ?? 0,
      size: Number.parseFloat(style?.fontSize ?? '0'),
      seen: style?.visibility,
      spacing: style?.letterSpacing,
      transform: style?.textTransform,
      indent: style?.textIndent,
      direction: style?.direction,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
  expect(found).toMatchObject({
    seen: 'visible',
    spacing: 'normal',
    transform: 'none',
    indent: '0px',
    direction: 'ltr',
  });
  expect(found.width).toBeGreaterThan(300);
  expect(found.size).toBeGreaterThanOrEqual(20);
  expect(found.overflow).toBeLessThanOrEqual(0);
}
