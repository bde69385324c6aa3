import type { Locale } from '@surya/data';
import { getCards } from '../cards.ts';
import { getProgramPath, programs } from '../programs.ts';
import { words } from '../words.ts';
import { expectWidget } from './expectWidget.ts';
import { expect, test } from './hosting.ts';
import {
  calendar,
  embedded,
  getLinkText,
  hostPage,
  partnerId,
  payment,
  script,
  soldProgram,
} from './hostPage.ts';
import { getStoredData, recordSideEffects } from './pageSideEffects.ts';

/** What a visitor can still do when a file, the data or the functions cannot be loaded. */

const getProgramUrl = (site: string, locale: Locale = 'fr') => site + getProgramPath(soldProgram, locale);

/** How Chromium begins its own console message about a failed request. */
const notLoaded = 'Failed to load resource';

test('where the script is blocked the links stay', async ({ page, system, hosting }) => {
  const sideEffects = recordSideEffects(page, system);
  await page.route('**/booking.js', (route) => route.abort('blockedbyclient'));
  await page.goto(hosting.serve('/blocked-script', { html: hostPage({ body: embedded(system.site) }) }));
  const link = page.locator('surya-calendar').getByRole('link', { name: getLinkText('fr') });
  await expect(link).toBeVisible();
  expect(sideEffects.output).toEqual([expect.stringContaining(notLoaded)]);
  await page.unroute('**/booking.js');
  await link.click();
  await page.waitForURL(getProgramUrl(system.site));
  await page.locator('surya-payment').getByRole('button').click();
  await page.waitForURL(`${system.console}/**`);
});

test('where its other files are blocked the links stay, and the widget logs nothing', async ({
  page,
  system,
  hosting,
}) => {
  const sideEffects = recordSideEffects(page, system);
  await page.route('**/chunks/**', (route) => route.abort('blockedbyclient'));
  await page.goto(hosting.serve('/blocked-chunks', { html: hostPage({ body: embedded(system.site) }) }));
  await expect(page.locator('surya-calendar').getByRole('link')).toBeVisible();
  expect(
    new Set(sideEffects.output.map((line) => line.replace(/^error: /, '').slice(0, notLoaded.length))),
  ).toEqual(new Set([notLoaded]));
});

test('where the programs are blocked an alert says so beside the links, and a retry shows them', async ({
  page,
  system,
  hosting,
}) => {
  await page.route('**/programs.json', (route) => route.abort('blockedbyclient'));
  await page.goto(hosting.serve('/blocked-data', { html: hostPage({ body: embedded(system.site) }) }));
  const element = page.locator('surya-calendar');
  await expect(element.getByRole('alert')).toContainText(words.fr.common.unavailable);
  await expect(element.getByRole('link', { name: getLinkText('fr') })).toBeVisible();

  await page.unroute('**/programs.json');
  await element.getByRole('button').click();
  await expectWidget.toFilter(element);
  await page.locator('surya-payment').getByRole('button').click();
  await expectWidget.toPay(page, system);
});

test('where the functions are blocked the button says so and offers the studio’s own page', async ({
  page,
  system,
  hosting,
}) => {
  await page.route('**/api/**', (route) =>
    route.request().frame().url().startsWith(system.host) ? route.abort('blockedbyclient') : route.continue(),
  );
  await page.goto(hosting.serve('/blocked-api', { html: hostPage({ body: embedded(system.site) }) }));
  const element = page.locator('surya-payment');
  await expectWidget.toFilter(page.locator('surya-calendar'));
  await element.getByRole('button').click();
  await expect(element.getByRole('alert')).toHaveText(words.fr.payment.unexpected);
  await expect(element.getByRole('button')).toBeEnabled();
  await element.getByRole('link').click();
  await page.waitForURL(`${getProgramUrl(system.site)}?partner=${partnerId}`);
  await expectWidget.toPay(page, system);
});

test('a page that goes offline filters, shows an alert for payment, and pays once it is online', async ({
  page,
  context,
  system,
  hosting,
}) => {
  await page.goto(hosting.serve('/offline', { html: hostPage({ body: embedded(system.site) }) }), {
    waitUntil: 'networkidle',
  });
  await context.setOffline(true);
  await expectWidget.toFilter(page.locator('surya-calendar'));
  const element = page.locator('surya-payment');
  await element.getByRole('button').click();
  await expect(element.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expectWidget.toPay(page, system);
});

test('under a policy without img-src it shows, filters and pays, and logs only the policy’s messages', async ({
  page,
  system,
  hosting,
}) => {
  const sideEffects = recordSideEffects(page, system);
  const { site } = system;
  const address = hosting.serve('/without-pictures', {
    html: hostPage({ body: embedded(site) }),
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src ${site}; connect-src ${site}; require-trusted-types-for 'script'`,
    },
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(getCards(page.locator('surya-calendar'))).toHaveCount(programs.length);
  expect(sideEffects.output.filter((line) => !/Loading the image .* violates/.test(line))).toEqual([]);
  expect(sideEffects.thirdPartyRequests).toEqual([]);
  expect(await getStoredData(page)).toEqual([]);
  await expectWidget.toFilter(page.locator('surya-calendar'));
  await expectWidget.toPay(page, system);
});

test('a Spanish page is Spanish in an English browser, on the checkout page too', async ({
  page,
  system,
  hosting,
}) => {
  const { site } = system;
  const body = `${calendar(site, '', 'es')}${payment(site, '', 'es')}${script(site)}`;
  const address = hosting.serve('/spanish', { html: hostPage({ lang: 'es-MX', body }) });
  await page.goto(address);
  await expectWidget.toFilter(page.locator('surya-calendar'), 'es');
  await expectWidget.toPay(page, system);
  expect((await system.getState()).payments.at(-1)?.locale).toBe('es');
  await page.goto(address);
  await expectWidget.toPayFromCard(page, system, 'es');
});
