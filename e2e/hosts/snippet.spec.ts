import type { Page } from '@playwright/test';
import { availabilityAt } from '@surya/data';
import { getCards } from '../cards.ts';
import { getSectionPath } from '../pages.ts';
import { getPractice, programs } from '../programs.ts';
import { now } from '../studio.ts';
import { words } from '../words.ts';
import { expectWidget } from './expectWidget.ts';
import { expect, test } from './hosting.ts';
import { hostPage, partnerId, soldProgram } from './hostPage.ts';
import { getStoredData, noSideEffects, recordSideEffects } from './pageSideEffects.ts';

/** The partners page writes a snippet that works where it is pasted. */

const partnersPage = getSectionPath('partners', 'en');

/** Makes choices in the configurator, and returns what its button copies. */
async function copySnippet(page: Page, choose: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose();
  await page.locator('[data-copy]').click();
  await expect(page.locator('[data-copied]')).toHaveText(words.en.site('embed.copied'));
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const version of ['evergreen', 'pinned']) {
  test(`a ${version} snippet shows, filters and leads to payment where it is pasted`, async ({
    page,
    system,
    hosting,
  }) => {
    await page.goto(system.site + partnersPage);
    const snippet = await copySnippet(page, async () => {
      await page.locator('input[name=partner]').fill(partnerId);
      await page.locator('select[name=version]').selectOption(version);
      await page.locator('input[name=accent]').fill('#2f4858');
    });
    expect(snippet.includes('integrity="sha384-')).toBe(version === 'pinned');

    const guest = await page.context().newPage();
    const sideEffects = recordSideEffects(guest, system);
    await guest.goto(hosting.serve(`/snippet-${version}`, { html: hostPage({ body: snippet }) }), {
      waitUntil: 'networkidle',
    });
    const calendar = guest.locator('surya-calendar');
    await expectWidget.toFilter(calendar, 'en');
    expect(sideEffects).toEqual(noSideEffects);
    expect(await getStoredData(guest)).toEqual([]);
    await guest.reload();
    await expect(calendar.getByRole('link', { name: words.en.calendar.learnMore }).first()).toHaveCSS(
      'background-color',
      'rgb(47, 72, 88)',
    );
    await expectWidget.toPayFromCard(guest, system, 'en');
  });
}

test('the links of the snippet lead to pages of the programs', async ({ page, system }) => {
  await page.goto(system.site + partnersPage);
  const snippet = await copySnippet(page, async () => {
    await page.locator('select[name=lang]').selectOption('es');
    await page.locator('input[name=partner]').fill(partnerId);
  });
  const links = [...snippet.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
  const upcoming = programs.filter((program) => availabilityAt(program, now) !== 'past');
  expect(links).toHaveLength(Math.min(upcoming.length, 5) + 1);
  for (const address of links) {
    const response = await fetch(address, { redirect: 'manual' });
    expect([address, response.status]).toEqual([address, 200]);
    expect(await response.text()).toContain('<html lang="es"');
  }
});

test('preview and snippet follow the choices', async ({ page, system }) => {
  await page.goto(system.site + partnersPage);
  const preview = page.locator('[data-preview]');
  const calendar = preview.locator('surya-calendar');
  const snippet = page.locator('[data-snippet]');
  await expect(getCards(calendar)).toHaveCount(programs.length);

  const { key, programs: selected } = getPractice(soldProgram);
  const { location } = soldProgram;
  await page.locator('select[name=practice]').selectOption(key);
  await expect(getCards(calendar)).toHaveCount(selected.length);
  await expect(snippet).toContainText(`practice="${key}"`);
  await page.locator('select[name=location]').selectOption(location);
  await expect(getCards(calendar)).toHaveCount(
    selected.filter((program) => program.location === location).length,
  );
  await page.locator('select[name=practice]').selectOption('');
  await page.locator('select[name=location]').selectOption('');
  await page.locator('input[name=limit]').fill('2');
  await expect(getCards(calendar)).toHaveCount(2);
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
