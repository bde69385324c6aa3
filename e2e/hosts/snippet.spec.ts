import type { Page } from '@playwright/test';
import { cardsOf, expectToFilter, expectToPayFromCard, stored, watch } from './manners.ts';
import { hostPage } from './page.ts';
import { expect, test } from './server.ts';

/** The partners page writes a snippet that works where it is pasted. */

/** Chooses in the configurator, and gives what the copy button copies. */
async function copied(page: Page, choose: (page: Page) => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page);
  await page.locator('[data-copy]').click();
  await expect(page.locator('[data-copied]')).toHaveText('Copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const version of ['evergreen', 'pinned']) {
  test(`a ${version} snippet shows, filters and leads to payment where it is pasted`, async ({
    page,
    system,
    hosting,
  }) => {
    await page.goto(`${system.site}/en-partners`);
    const snippet = await copied(page, async () => {
      await page.locator('input[name=partner]').fill('studio-lumen');
      await page.locator('select[name=version]').selectOption(version);
      await page.locator('input[name=accent]').fill('#2f4858');
    });
    expect(snippet.includes('integrity="sha384-')).toBe(version === 'pinned');

    const guest = await page.context().newPage();
    const manners = watch(guest, system);
    await guest.goto(hosting.serve(`/snippet-${version}`, { html: hostPage({ body: snippet }) }), {
      waitUntil: 'networkidle',
    });
    const calendar = guest.locator('surya-calendar');
    await expectToFilter(calendar, 'en');
    expect(manners).toEqual({ strangers: [], output: [] });
    expect(await stored(guest)).toEqual([]);
    await guest.reload();
    await expect(calendar.getByRole('link', { name: /^Learn more/ }).first()).toHaveCSS(
      'background-color',
      'rgb(47, 72, 88)',
    );
    await expectToPayFromCard(guest, system, 'en');
  });
}

test('the links of the snippet lead to pages of the programs', async ({ page, system }) => {
  await page.goto(`${system.site}/en-partners`);
  const snippet = await copied(page, async () => {
    await page.locator('select[name=lang]').selectOption('es');
    await page.locator('input[name=partner]').fill('studio-lumen');
  });
  const links = [...snippet.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
  expect(links).toHaveLength(6);
  for (const address of links) {
    const answer = await fetch(address, { redirect: 'manual' });
    expect([address, answer.status]).toEqual([address, 200]);
    expect(await answer.text()).toContain('<html lang="es"');
  }
});

test('preview and snippet follow every choice', async ({ page, system }) => {
  await page.goto(`${system.site}/en-partners`);
  const preview = page.locator('[data-preview]');
  const calendar = preview.locator('surya-calendar');
  const snippet = page.locator('[data-snippet]');
  await expect(cardsOf(calendar)).toHaveCount(5);

  await page.locator('select[name=practice]').selectOption('surya_kriya');
  await expect(cardsOf(calendar)).toHaveCount(2);
  await expect(snippet).toContainText('practice="surya_kriya"');
  await page.locator('select[name=location]').selectOption('Angers');
  await expect(cardsOf(calendar)).toHaveCount(1);
  await page.locator('select[name=practice]').selectOption('');
  await page.locator('select[name=location]').selectOption('');
  await page.locator('input[name=limit]').fill('2');
  await expect(cardsOf(calendar)).toHaveCount(2);
  await page.locator('select[name=variant]').selectOption('list');
  await expect(calendar.locator('[part~="line"]')).toHaveCount(2);
  await page.locator('select[name=lang]').selectOption('fr');
  await expect(snippet).toContainText('Toutes les dates');

  for (const [width, pixels] of [
    ['phone', 390],
    ['tablet', 768],
    ['desktop', 1200],
  ] as const) {
    await page.locator(`input[name=width][value=${width}]`).check({ force: true });
    expect(await preview.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(pixels);
  }
  for (const surface of ['light', 'dark', 'wild']) {
    await page.locator(`input[name=surface][value=${surface}]`).check({ force: true });
    await expect(preview).toHaveAttribute('data-surface', surface);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
