import type { Page } from '@playwright/test';
import { expect, test } from '../system.ts';
import { languages, words } from '../words.ts';

/** What the calendar shows and each filter gives (SPEC §5), in the built page. */

const rennes = ['isha-kriya-introduction-2025', 'surya-kriya-rennes', 'yoga-equilibrium-rennes'];
const angers = ['surya-kriya-angers', 'surya-kriya-correction-shakti-angers'];
const all = [
  'isha-kriya-introduction-2025',
  'surya-kriya-angers',
  'surya-kriya-rennes',
  'yoga-equilibrium-rennes',
  'surya-kriya-correction-shakti-angers',
];

/** Opens a page and waits until its calendar answers: on the first paint made at build a press is lost. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => document.querySelector('surya-calendar')?.shadowRoot?.adoptedStyleSheets.length,
  );
}

/** The programs shown, in order: told apart by their pictures, which are named after them. */
async function shown(page: Page): Promise<string[]> {
  const sources = await page
    .locator('surya-calendar')
    .first()
    .locator('li img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  return sources.map((source) => /([a-z0-9-]+)-[0-9a-f]{8}\.avif$/.exec(source)?.[1] ?? source);
}

for (const language of languages) {
  const word = words[language];

  test(`the calendar shows and filters the five programs, in ${language}`, async ({ page, system }) => {
    await open(page, system.site + word.calendarPath);
    const calendar = page.locator('surya-calendar').first();
    await expect(calendar.getByRole('listitem')).toHaveCount(5);
    expect(await shown(page)).toEqual(all);
    await expect(calendar.getByRole('listitem').first()).toContainText(word.free);
    await expect(calendar.getByRole('listitem').nth(1)).toContainText(word.full);

    const practice = (name: string) => calendar.getByRole('button', { name, exact: true }).click();
    await practice('Surya Kriya');
    await expect.poll(() => shown(page)).toEqual(['surya-kriya-angers', 'surya-kriya-rennes']);
    await practice(word.filters.practices.shakti);
    await expect.poll(() => shown(page)).toEqual(['surya-kriya-correction-shakti-angers']);
    await practice(word.filters.practices.balance);
    await expect.poll(() => shown(page)).toEqual(['yoga-equilibrium-rennes']);
    await practice(word.filters.practices.angamardana);
    await expect(calendar.getByText(word.noMatch)).toBeVisible();
    await practice(word.filters.practices.all);
    await expect.poll(() => shown(page)).toEqual(all);

    await calendar.getByRole('tab', { name: word.filters.location }).click();
    await calendar.getByRole('combobox').selectOption('Angers');
    await expect.poll(() => shown(page)).toEqual(angers);
    await calendar.getByRole('combobox').selectOption('Rennes');
    await expect.poll(() => shown(page)).toEqual(rennes);
    await calendar.getByRole('button', { name: word.filters.clear }).click();
    await expect.poll(() => shown(page)).toEqual(all);
  });
}

test('a range of dates is chosen by keyboard, and counts only when both ends are set', async ({
  page,
  system,
}) => {
  await open(page, system.site + words.en.calendarPath);
  const calendar = page.locator('surya-calendar').first();
  await calendar.getByRole('tab', { name: words.en.filters.date }).click();
  await calendar.getByRole('button', { name: words.en.pickDates }).press('Enter');
  const day = (name: string) => calendar.getByRole('button', { name, exact: true });
  await day('22 June').or(day('June 22')).first().press('Enter');
  expect(await shown(page)).toEqual(all);
  await day('28 June').or(day('June 28')).first().press('Enter');
  await expect.poll(() => shown(page)).toEqual(['isha-kriya-introduction-2025', 'surya-kriya-angers']);
  await expect(calendar.getByRole('button', { name: 'Jun 22, 2025' })).toContainText('Jun 28, 2025');
});

test('a filtered calendar can be shared, and the back button undoes a filter', async ({ page, system }) => {
  await open(page, system.site + words.fr.calendarPath);
  const calendar = page.locator('surya-calendar').first();
  await calendar.getByRole('button', { name: 'Isha Kriya', exact: true }).click();
  await expect(page).toHaveURL(/isha_kriya/);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(['isha-kriya-introduction-2025']);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(all);
});

test('on a partner’s page the address is left alone', async ({ page, system }) => {
  await open(page, system.partner);
  const address = page.url();
  await page.locator('surya-calendar').getByRole('button', { name: 'Isha Kriya', exact: true }).click();
  await expect.poll(() => shown(page)).toEqual(['isha-kriya-introduction-2025']);
  expect(page.url()).toBe(address);
});

test('on a phone the practices are one dropdown', async ({ page, system }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, system.site + words.es.calendarPath);
  const calendar = page.locator('surya-calendar').first();
  await expect(calendar.getByRole('tab')).toHaveCount(0);
  await calendar.getByRole('combobox').selectOption('isha_kriya');
  await expect.poll(() => shown(page)).toEqual(['isha-kriya-introduction-2025']);
});

test('the calendar stands in the page before any script, with every program', async ({ browser, system }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(system.site + words.fr.calendarPath);
  await expect(page.locator('surya-calendar').first().getByRole('listitem')).toHaveCount(5);
  await context.close();
});

for (const [what, answer] of [
  ['is cut off', { status: 200, body: '{"programs":[{"id":"surya' }],
  ['is a page of the host', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' }],
  ['holds no programs', { status: 200, json: {} }],
  ['is an error', { status: 503, body: '' }],
] as const) {
  test(`where the catalogue ${what} the page’s own links stay, one line says so, and a retry brings it`, async ({
    page,
    system,
  }) => {
    await page.route('**/programs.json', (route) => route.fulfill(answer));
    await open(page, `${system.partner}/en`);
    const calendar = page.locator('surya-calendar');
    await expect(calendar.getByRole('alert')).toContainText('The calendar cannot be reached just now.');
    await expect(
      calendar.getByRole('link', { name: 'See the calendar on the teacher’s site' }),
    ).toBeVisible();
    await page.unroute('**/programs.json');
    await calendar.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => shown(page)).toEqual(all);
    await expect(calendar.getByRole('alert')).toHaveCount(0);
  });
}

test('every open program leads to its calendar file, and the calendar to the feed', async ({
  page,
  request,
  system,
}) => {
  await open(page, `${system.partner}/es`);
  const calendar = page.locator('surya-calendar');
  const links = calendar.getByRole('link', { name: 'Añadir a mi agenda' });
  await expect(links).toHaveCount(4);
  for (const file of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  }
  const feed = await calendar.getByRole('link', { name: 'Suscribirse al calendario' }).getAttribute('href');
  expect(feed).toBe(`webcal://${new URL(system.site).host}/calendar/es.ics`);
  expect((await request.get(`${system.site}/calendar/es.ics`)).ok()).toBe(true);
});

for (const [zone, hours] of [
  ['Europe/Brussels', '8:30 am – 11:30 am · Rennes'],
  ['America/New_York', '8:30 am – 11:30 am (Paris time) · Rennes'],
] as const) {
  test(`a visitor in ${zone} reads ${hours}`, async ({ browser, system }) => {
    const context = await browser.newContext({ timezoneId: zone });
    const page = await context.newPage();
    await open(page, system.site + words.en.calendarPath);
    const card = page.locator('surya-calendar').first().getByRole('listitem').nth(3);
    await expect(card.getByText(hours)).toBeVisible();
    await context.close();
  });
}
