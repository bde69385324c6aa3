import type { Page } from '@playwright/test';
import { words } from '../words.ts';
import { framedPage, frameHost, reactHost, vueHost } from './frameworks.ts';
import { cardsOf, expectToFilter, expectToPay, stored, watch } from './manners.ts';
import { expect, test } from './server.ts';

/** Frameworks put the widget in, change it, move it and take it out, and it goes along. */

const press = (page: Page, name: string) => page.locator(`#${name}`).click();

for (const [name, host] of [
  ['React 17', reactHost],
  ['Vue 3', vueHost],
] as const) {
  test(`${name} mounts it, changes it, moves it, unmounts it and mounts it again`, async ({
    page,
    system,
    hosting,
  }) => {
    const manners = watch(page, system);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(hosting.serve(`/${host.name}`, host(system.site)), { waitUntil: 'networkidle' });
    const calendar = page.locator('surya-calendar');

    await press(page, 'mount');
    await expectToFilter(calendar);
    await press(page, 'move');
    // What was chosen is still chosen: a move is no new beginning.
    await expect(cardsOf(calendar)).toHaveCount(1);
    await press(page, 'language');
    await expect(cardsOf(calendar)).toContainText(words.es.free);

    await press(page, 'unmount');
    await expect(calendar).toHaveCount(0);
    await press(page, 'mount');
    await expect(cardsOf(calendar)).toHaveCount(5);
    await expect(cardsOf(calendar).first()).toContainText(words.es.free);
    await press(page, 'limit');
    await expect(cardsOf(calendar)).toHaveCount(2);

    expect(requests.filter((url) => url.endsWith('/programs.json'))).toHaveLength(1);
    expect(manners).toEqual({ strangers: [], output: [] });
    expect(await stored(page)).toEqual([]);

    await press(page, 'move');
    await page.route('**/api/create-payment', async (route) => {
      await expect(page.locator('#heard')).toHaveText('1');
      await route.continue();
    });
    await expectToPay(page, system);
  });
}

test('out of a frame the visitor is led to payment in the whole window', async ({
  page,
  system,
  hosting,
}) => {
  const inner = hosting.serve('/framed', framedPage(system.site));
  await page.goto(hosting.serve('/frame', frameHost(inner)));
  await page.frameLocator('iframe').locator('surya-payment').getByRole('button').click();
  await page.waitForURL(`${system.console}/**`);
});
