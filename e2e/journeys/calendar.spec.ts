import {
  formatShortDate,
  formatTimeRange,
  getLastDay,
  getLocations,
  locales,
  type Program,
} from '@surya/data';
import { getShownIds } from '../cards.ts';
import { getSectionPath } from '../pages.ts';
import {
  allPractices,
  freeProgram,
  fullProgram,
  getPractice,
  isOpen,
  practices,
  programs,
  timedProgram,
} from '../programs.ts';
import { expect, test } from '../system.ts';
import { words } from '../words.ts';
import { openCalendar } from './openCalendar.ts';

/** What the calendar of the built page shows and each filter selects (docs/decisions/0011-calendar-rules.md). */

const toIds = (selected: readonly Program[]) => selected.map(({ id }) => id);

for (const locale of locales) {
  const { calendar: text, common } = words[locale];

  test(`shows and filters every program, in ${locale}`, async ({ page, system }) => {
    const calendar = await openCalendar(page, system.site + getSectionPath('calendar', locale));
    const shows = (selected: readonly Program[]) =>
      expect.poll(() => getShownIds(calendar, locale)).toEqual(toIds(selected));
    await shows(programs);
    const cardOf = (program: Program) => calendar.getByRole('listitem').nth(programs.indexOf(program));
    await expect(cardOf(freeProgram())).toContainText(common.free);
    await expect(cardOf(fullProgram())).toContainText(common.full);

    for (const { label, programs: selected } of [...practices, allPractices]) {
      await calendar.getByRole('button', { name: label[locale], exact: true }).click();
      await shows(selected);
      await expect(calendar.getByText(text.empty)).toBeVisible({ visible: selected.length === 0 });
    }

    await calendar.getByRole('tab', { name: text.byLocation }).click();
    for (const location of getLocations(programs)) {
      await calendar.getByRole('combobox').selectOption(location);
      await shows(programs.filter((program) => program.location === location));
    }
    await calendar.getByRole('button', { name: text.clear }).click();
    await shows(programs);
  });
}

test('a range of dates is chosen by keyboard, and filters once both ends are set', async ({
  page,
  system,
}) => {
  const calendar = await openCalendar(page, system.site + getSectionPath('calendar', 'en'));
  const [from = '', to = ''] = programs.filter(isOpen).map(({ startDate }) => startDate);
  await calendar.getByRole('tab', { name: words.en.calendar.byDate }).click();
  await calendar.getByRole('button', { name: words.en.filterTabs.pickStart }).press('Enter');
  const choose = async (date: string) => {
    const [day, month] = [Number(date.slice(8)), new Date(date).toLocaleString('en', { month: 'long' })];
    const button = calendar.getByRole('button', { name: new RegExp(`^(${day} ${month}|${month} ${day})$`) });
    while ((await button.count()) === 0)
      await calendar.getByRole('button', { name: words.en.filterTabs.nextMonth }).press('Enter');
    await button.first().press('Enter');
  };
  await choose(from);
  expect(await getShownIds(calendar, 'en')).toEqual(toIds(programs));
  await choose(to);
  await expect
    .poll(() => getShownIds(calendar, 'en'))
    .toEqual(toIds(programs.filter((program) => getLastDay(program) >= from && program.startDate <= to)));
  await expect(
    calendar.getByRole('button', { name: formatShortDate(from, 'en'), exact: false }).first(),
  ).toContainText(formatShortDate(to, 'en'));
});

test('the address keeps the filter, and the back button undoes it', async ({ page, system }) => {
  const { key, label, programs: selected } = getPractice(freeProgram());
  const calendar = await openCalendar(page, system.site + getSectionPath('calendar', 'fr'));
  await calendar.getByRole('button', { name: label.fr, exact: true }).click();
  await expect(page).toHaveURL((url) => url.href.includes(key));
  await page.reload();
  await expect.poll(() => getShownIds(calendar, 'fr')).toEqual(toIds(selected));
  await page.goBack();
  await expect.poll(() => getShownIds(calendar, 'fr')).toEqual(toIds(programs));
});

test('on a partner’s page a filter does not change the address', async ({ page, system }) => {
  const { label, programs: selected } = getPractice(freeProgram());
  const calendar = await openCalendar(page, system.partner);
  const address = page.url();
  await calendar.getByRole('button', { name: label.fr, exact: true }).click();
  await expect.poll(() => getShownIds(calendar, 'fr')).toEqual(toIds(selected));
  expect(page.url()).toBe(address);
});

test('on a phone the practices are one dropdown', async ({ page, system }) => {
  const { key, programs: selected } = getPractice(freeProgram());
  await page.setViewportSize({ width: 390, height: 844 });
  const calendar = await openCalendar(page, system.site + getSectionPath('calendar', 'es'));
  await expect(calendar.getByRole('tab')).toHaveCount(0);
  await calendar.getByRole('combobox').selectOption(key);
  await expect.poll(() => getShownIds(calendar, 'es')).toEqual(toIds(selected));
});

test('the calendar is in the page before any script, with every program', async ({ browser, system }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(system.site + getSectionPath('calendar', 'fr'));
  await expect(page.locator('surya-calendar').first().getByRole('listitem')).toHaveCount(programs.length);
  await context.close();
});

for (const [state, response] of [
  ['is cut off', { status: 200, body: '{"programs":[{"id":"surya' }],
  ['is a page of the host', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' }],
  ['holds no programs', { status: 200, json: {} }],
  ['is an error', { status: 503, body: '' }],
] as const) {
  test(`where the catalogue ${state} the page’s links stay, an alert says so, and a retry loads it`, async ({
    page,
    system,
  }) => {
    await page.route('**/programs.json', (route) => route.fulfill(response));
    const calendar = await openCalendar(page, `${system.partner}/en`);
    await expect(calendar.getByRole('alert')).toContainText(words.en.common.unavailable);
    await expect(
      calendar.locator(`a[href="${system.site}${getSectionPath('calendar', 'en')}"]`),
    ).toBeVisible();
    await page.unroute('**/programs.json');
    await calendar.getByRole('button', { name: words.en.common.retry }).click();
    await expect.poll(() => getShownIds(calendar, 'en')).toEqual(toIds(programs));
    await expect(calendar.getByRole('alert')).toHaveCount(0);
  });
}

test('every open program links to its calendar file, and the calendar to the feed', async ({
  page,
  request,
  system,
}) => {
  const calendar = await openCalendar(page, `${system.partner}/es`);
  const links = calendar.getByRole('link', { name: words.es.calendar.addToCalendar });
  await expect(links).toHaveCount(programs.filter(isOpen).length);
  for (const file of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const response = await request.get(file);
    expect(response.headers()['content-type']).toContain('text/calendar');
    expect((await response.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  }
  const feed = calendar.getByRole('link', { name: words.es.calendar.subscribe });
  await expect(feed).toHaveAttribute('href', `webcal://${new URL(system.site).host}/calendar/es.ics`);
  expect((await request.get(`${system.site}/calendar/es.ics`)).ok()).toBe(true);
});

for (const [zone, isParisTime] of [
  ['Europe/Brussels', true],
  ['America/New_York', false],
] as const) {
  test(`a visitor in ${zone} reads the hours ${isParisTime ? 'alone' : 'with their zone'}`, async ({
    browser,
    system,
  }) => {
    const context = await browser.newContext({ timezoneId: zone });
    const page = await context.newPage();
    const calendar = await openCalendar(page, system.site + getSectionPath('calendar', 'en'));
    const program = timedProgram();
    const hours = formatTimeRange(program.timeRange ?? '', 'en');
    const card = calendar.getByRole('listitem').nth(programs.indexOf(program));
    await expect(
      card.getByText(`${isParisTime ? hours : words.en.calendar.inParis(hours)} · ${program.location}`),
    ).toBeVisible();
    await context.close();
  });
}
