import { join } from 'node:path';
import type { Page } from '@playwright/test';
import releases from '@surya/widget/releases.json' with { type: 'json' };
import { hosts, pathOf } from './hosts.ts';
import {
  cardsOf,
  expectToBeReadable,
  expectToFilter,
  expectToPay,
  expectToPayFromCard,
  stored,
  watch,
} from './manners.ts';
import { expect, test } from './server.ts';

/**
 * In pages that were not made for it the calendar shows, filters and leads to payment, and leaves no trace.
 * With HOST_PICTURES=<folder> every host is photographed at 390 and 1440 px, to be compared by eye.
 */

/** A released build, beside the evergreen one. */
const released = releases[0]?.version ?? '';

async function photograph(page: Page, name: string): Promise<void> {
  const folder = process.env.HOST_PICTURES;
  if (!folder) return;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({
      path: join(folder, `${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

for (const [name, build] of Object.entries(hosts)) {
  test(`at home in ${name}`, async ({ page, system, hosting }) => {
    const manners = watch(page, system);
    const address = hosting.serve(pathOf(name), build(system.site, released));
    await page.goto(address, { waitUntil: 'networkidle' });
    const calendar = page.locator('surya-calendar').first();
    await expect(cardsOf(calendar)).toHaveCount(5);
    await expect(page.locator('surya-payment').getByRole('button')).toBeEnabled();
    expect(manners).toEqual({ strangers: [], output: [] });
    expect(await stored(page)).toEqual([]);

    await photograph(page, pathOf(name).slice(1));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToBeReadable(page);
    }
    await expectToFilter(calendar);
    expect(page.url()).toBe(address);
    await expectToPay(page, system);

    await page.goto(address);
    await expectToPayFromCard(page, system);
  });
}
