import { words } from '../words.ts';
import { cardsOf, expectToFilter, expectToPay, expectToPayFromCard, stored, watch } from './manners.ts';
import { calendar, embedded, hostPage, payment, script } from './page.ts';
import { expect, test } from './server.ts';

/** What a visitor has left when something of the widget does not come. */

/** How Chromium itself tells on the console of what did not come. */
const notLoaded = 'Failed to load resource';

test('where the script is blocked the links stay', async ({ page, system, hosting }) => {
  const manners = watch(page, system);
  await page.route('**/booking.js', (route) => route.abort('blockedbyclient'));
  await page.goto(hosting.serve('/blocked-script', { html: hostPage({ body: embedded(system.site) }) }));
  const link = page.locator('surya-calendar').getByRole('link', { name: 'Surya Kriya, Rennes' });
  await expect(link).toBeVisible();
  expect(manners.output).toEqual([expect.stringContaining(notLoaded)]);
  await page.unroute('**/booking.js');
  await link.click();
  await page.waitForURL(`${system.site}${words.fr.detailsPath}/surya-kriya-rennes`);
  await page.locator('surya-payment').getByRole('button').click();
  await page.waitForURL(`${system.console}/**`);
});

test('where its other files are blocked the links stay, and nothing is logged by us', async ({
  page,
  system,
  hosting,
}) => {
  const manners = watch(page, system);
  await page.route('**/chunks/**', (route) => route.abort('blockedbyclient'));
  await page.goto(hosting.serve('/blocked-chunks', { html: hostPage({ body: embedded(system.site) }) }));
  await expect(page.locator('surya-calendar').getByRole('link')).toBeVisible();
  expect(
    new Set(manners.output.map((line) => line.replace(/^error: /, '').slice(0, notLoaded.length))),
  ).toEqual(new Set([notLoaded]));
});

test('where the programs are blocked one line says so beside the links, and a second try shows them', async ({
  page,
  system,
  hosting,
}) => {
  await page.route('**/programs.json', (route) => route.abort('blockedbyclient'));
  await page.goto(hosting.serve('/blocked-data', { html: hostPage({ body: embedded(system.site) }) }));
  const element = page.locator('surya-calendar');
  await expect(element.getByRole('alert')).toContainText('Le calendrier est momentanément indisponible');
  await expect(element.getByRole('link', { name: 'Surya Kriya, Rennes' })).toBeVisible();

  await page.unroute('**/programs.json');
  await element.getByRole('button').click();
  await expectToFilter(element);
  await page.locator('surya-payment').getByRole('button').click();
  await expectToPay(page, system);
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
  await expectToFilter(page.locator('surya-calendar'));
  await element.getByRole('button').click();
  await expect(element.getByRole('alert')).toHaveText('Erreur inattendue. Veuillez réessayer.');
  await expect(element.getByRole('button')).toBeEnabled();
  await element.getByRole('link').click();
  await page.waitForURL(`${system.site}${words.fr.detailsPath}/surya-kriya-rennes?partner=studio-lumen`);
  await expectToPay(page, system);
});

test('a page that goes offline still filters, says that it cannot pay, and pays once it is back', async ({
  page,
  context,
  system,
  hosting,
}) => {
  await page.goto(hosting.serve('/offline', { html: hostPage({ body: embedded(system.site) }) }), {
    waitUntil: 'networkidle',
  });
  await context.setOffline(true);
  await expectToFilter(page.locator('surya-calendar'));
  const element = page.locator('surya-payment');
  await element.getByRole('button').click();
  await expect(element.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expectToPay(page, system);
});

test('under the two lines without pictures it shows, filters and pays; only the policy speaks', async ({
  page,
  system,
  hosting,
}) => {
  const manners = watch(page, system);
  const { site } = system;
  const address = hosting.serve('/two-lines', {
    html: hostPage({ body: embedded(site) }),
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src ${site}; connect-src ${site}; require-trusted-types-for 'script'`,
    },
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(cardsOf(page.locator('surya-calendar'))).toHaveCount(5);
  expect(manners.output.filter((line) => !/Loading the image .* violates/.test(line))).toEqual([]);
  expect(manners.strangers).toEqual([]);
  expect(await stored(page)).toEqual([]);
  await expectToFilter(page.locator('surya-calendar'));
  await expectToPay(page, system);
});

test('a Spanish page speaks Spanish in an English browser, to the card provider too', async ({
  page,
  system,
  hosting,
}) => {
  const { site } = system;
  const body = `${calendar(site, '', 'es')}${payment(site, '', 'es')}${script(site)}`;
  const address = hosting.serve('/spanish', { html: hostPage({ lang: 'es-MX', body }) });
  await page.goto(address);
  await expectToFilter(page.locator('surya-calendar'), 'es');
  await expectToPay(page, system);
  expect((await system.state()).payments.at(-1)?.locale).toBe('es');
  await page.goto(address);
  await expectToPayFromCard(page, system, 'es');
});
