import type { Page } from '@playwright/test';
import { getCards } from '../cards.ts';
import { freeProgram, programs } from '../programs.ts';
import { words } from '../words.ts';
import { expectWidget } from './expectWidget.ts';
import { framedPage, frameHost, frameworks } from './frameworks.ts';
import { expect, test } from './hosting.ts';
import { getStoredData, noSideEffects, recordSideEffects } from './pageSideEffects.ts';

/** The widget follows frameworks that mount, change, move and unmount it. */

const press = (page: Page, name: string) => page.locator(`#${name}`).click();

for (const [name, host] of Object.entries(frameworks)) {
  test(`${name} mounts it, changes it, moves it, unmounts it and mounts it again`, async ({
    page,
    system,
    hosting,
  }) => {
    const sideEffects = recordSideEffects(page, system);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(hosting.serve(`/${host.name}`, host(system.site)), { waitUntil: 'networkidle' });
    const calendar = page.locator('surya-calendar');

    await press(page, 'mount');
    await expectWidget.toFilter(calendar);
    await press(page, 'move');
    // A move keeps the filter.
    await expectWidget.toBeFiltered(calendar, 'fr');
    await press(page, 'language');
    await expectWidget.toBeFiltered(calendar, 'es');

    await press(page, 'unmount');
    await expect(calendar).toHaveCount(0);
    await press(page, 'mount');
    await expect(getCards(calendar)).toHaveCount(programs.length);
    const free = getCards(calendar).nth(programs.indexOf(freeProgram()));
    await expect(free).toContainText(words.es.common.free);
    await press(page, 'limit');
    await expect(getCards(calendar)).toHaveCount(2);

    expect(requests.filter((url) => url.endsWith('/programs.json'))).toHaveLength(1);
    expect(sideEffects).toEqual(noSideEffects);
    expect(await getStoredData(page)).toEqual([]);

    await press(page, 'move');
    await page.route('**/api/create-payment', async (route) => {
      await expect(page.locator('#heard')).toHaveText('1');
      await route.continue();
    });
    await expectWidget.toPay(page, system);
  });
}

test('payment in a frame opens the checkout page in the whole window', async ({ page, system, hosting }) => {
  const inner = hosting.serve('/framed', framedPage(system.site));
  await page.goto(hosting.serve('/frame', frameHost(inner)));
  await page.frameLocator('iframe').locator('surya-payment').getByRole('button').click();
  await page.waitForURL(`${system.console}/**`);
});
