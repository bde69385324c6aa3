import { join } from 'node:path';
import type { Page } from '@playwright/test';
import releases from '@surya/widget/releases.json' with { type: 'json' };
import { getCards } from '../cards.ts';
import { programs } from '../programs.ts';
import { expectWidget } from './expectWidget.ts';
import { expect, test } from './hosting.ts';
import { getHostPath, hosts } from './hosts.ts';
import { getStoredData, noSideEffects, recordSideEffects } from './pageSideEffects.ts';

/**
 * On pages with styles, scripts and policies of their own the calendar shows, filters and leads to checkout,
 * without side effects. HOST_PICTURES=<folder> writes a screenshot of each at 390 and 1440 px.
 */

/** The oldest released version, which runs beside the evergreen one. */
const released = releases[0]?.version ?? '';

async function takeScreenshots(page: Page, name: string): Promise<void> {
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
  test(`works on ${name}`, async ({ page, system, hosting }) => {
    const sideEffects = recordSideEffects(page, system);
    const address = hosting.serve(getHostPath(name), build(system.site, released));
    await page.goto(address, { waitUntil: 'networkidle' });
    const calendar = page.locator('surya-calendar').first();
    await expect(getCards(calendar)).toHaveCount(programs.length);
    await expect(page.locator('surya-payment').getByRole('button')).toBeEnabled();
    expect(sideEffects).toEqual(noSideEffects);
    expect(await getStoredData(page)).toEqual([]);

    await takeScreenshots(page, getHostPath(name).slice(1));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWidget.toBeReadable(page);
    }
    await expectWidget.toFilter(calendar);
    expect(page.url()).toBe(address);
    await expectWidget.toPay(page, system);

    await page.goto(address);
    await expectWidget.toPayFromCard(page, system);
  });
}
