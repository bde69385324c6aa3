import { getCards } from '../cards.ts';
import { freeProgram, getProgramPath, programs } from '../programs.ts';
import { expectWidget } from './expectWidget.ts';
import { expect, test } from './hosting.ts';
import { calendar, hostPage, link, payment, script, soldProgram } from './hostPage.ts';

/** The partner of a page decides where a visitor can pay, not what the calendar shows. */

/** An identifier that no partner has. */
const unknownPartner = 'no-such-partner';

for (const [named, attribute] of [
  ['no partner', ''],
  ['an unknown partner', `partner="${unknownPartner}"`],
  ['an invalid partner', 'partner="No <such> partner"'],
] as const) {
  test(`a page that names ${named} shows the calendar and leads to the studio’s own page to pay`, async ({
    page,
    system,
    hosting,
  }) => {
    const { site } = system;
    const body = `<surya-calendar ${attribute}>${link(site)}</surya-calendar>
<surya-payment program="${soldProgram.id}" ${attribute}></surya-payment>
<surya-registration program="${freeProgram().id}" ${attribute}></surya-registration>${script(site)}`;
    const address = hosting.serve('/partner', { html: hostPage({ body }) });
    await page.goto(address);
    await expectWidget.toFilter(page.locator('surya-calendar'));
    await expect(page.locator('surya-payment').getByRole('button')).toHaveCount(0);
    await expect(page.locator('surya-registration').getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('surya-registration').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${site}${getProgramPath(freeProgram(), 'fr')}`),
    );

    await page.locator('surya-payment').getByRole('link').click();
    await page.waitForURL(`${site}${getProgramPath(soldProgram, 'fr')}**`);
    await page.locator('surya-payment').getByRole('button').click();
    await page.waitForURL(`${system.console}/**`);
    expect((await system.getState()).payments[0]?.metadata).not.toHaveProperty('partner');
  });
}

test('a page that is not the named partner’s shows the calendar and leads to the studio’s own page', async ({
  page,
  system,
  hosting,
}) => {
  // The same server by another host name, which neither partners.json nor the functions accept.
  const { site } = system;
  const body = `${calendar(site)}${payment(site)}${script(site)}`;
  const address = hosting.serve('/other-origin', { html: hostPage({ body }) });
  await page.goto(address.replace('127.0.0.1', 'localhost'));
  await expect(getCards(page.locator('surya-calendar'))).toHaveCount(programs.length);
  const element = page.locator('surya-payment');
  await element.getByRole('button').click();
  await expect(element.getByRole('alert')).toBeVisible();
  expect((await system.getState()).payments).toEqual([]);
  await element.getByRole('link').click();
  await page.waitForURL(`${site}${getProgramPath(soldProgram, 'fr')}**`);
});
