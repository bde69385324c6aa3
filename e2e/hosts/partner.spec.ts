import { words } from '../words.ts';
import { cardsOf, expectToFilter } from './manners.ts';
import { hostPage, link, script } from './page.ts';
import { expect, test } from './server.ts';

/** Whose page it is decides where a visitor pays, never what a visitor reads. */

for (const [who, attribute] of [
  ['no partner', ''],
  ['a partner we do not know', 'partner="studio-umbra"'],
  ['a partner whose name is none', 'partner="Studio <Umbra>"'],
] as const) {
  test(`a page that names ${who} shows the calendar and leads to the studio’s own page to pay`, async ({
    page,
    system,
    hosting,
  }) => {
    const { site } = system;
    const body = `<surya-calendar ${attribute}>${link(site)}</surya-calendar>
<surya-payment program="surya-kriya-rennes" ${attribute}></surya-payment>
<surya-registration program="isha-kriya-introduction-2025" ${attribute}></surya-registration>${script(site)}`;
    const address = hosting.serve('/partner', { html: hostPage({ body }) });
    await page.goto(address);
    await expectToFilter(page.locator('surya-calendar'));
    await expect(page.locator('surya-payment').getByRole('button')).toHaveCount(0);
    await expect(page.locator('surya-registration').getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('surya-registration').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${site}${words.fr.eventPath}`),
    );

    await page.locator('surya-payment').getByRole('link').click();
    await page.waitForURL(`${site}${words.fr.detailsPath}/surya-kriya-rennes**`);
    await page.locator('surya-payment').getByRole('button').click();
    await page.waitForURL(`${system.console}/**`);
    expect((await system.state()).payments[0]?.metadata).not.toHaveProperty('partner');
  });
}

test('a page that is not the named partner’s shows the calendar and leads to the studio’s own page', async ({
  page,
  system,
  hosting,
}) => {
  // The same server by another name: an origin that neither partners.json nor the functions know.
  const { site } = system;
  const body = `<surya-calendar partner="studio-lumen">${link(site)}</surya-calendar>
<surya-payment program="surya-kriya-rennes" partner="studio-lumen"></surya-payment>${script(site)}`;
  const address = hosting.serve('/stranger', { html: hostPage({ body }) });
  await page.goto(address.replace('127.0.0.1', 'localhost'));
  await expect(cardsOf(page.locator('surya-calendar'))).toHaveCount(5);
  const element = page.locator('surya-payment');
  await element.getByRole('button').click();
  await expect(element.getByRole('alert')).toBeVisible();
  expect((await system.state()).payments).toEqual([]);
  await element.getByRole('link').click();
  await page.waitForURL(`${site}${words.fr.detailsPath}/surya-kriya-rennes**`);
});
