import { availabilityAt } from '@surya/data';
import { getCards } from '../cards.ts';
import { getSectionPath } from '../pages.ts';
import { freeProgram, getPractice, programs } from '../programs.ts';
import { now } from '../studio.ts';
import { expectWidget } from './expectWidget.ts';
import { expect, test } from './hosting.ts';
import { calendar, embedded, hostPage, partnerId, payment, script, soldProgram } from './hostPage.ts';

/** The widget changes nothing outside its elements, and follows the attributes that the page changes. */

/** The programs that a list without filters shows. */
const upcoming = programs.filter((program) => availabilityAt(program, now) !== 'past');

/** Everything of a page that a script could change by mistake. */
function readPageState() {
  const { activeElement, title, documentElement, head, scrollingElement } = document;
  return {
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^(__)?playwright/.test(name)),
    history: [history.length, JSON.stringify(history.state), location.href],
    focus: activeElement?.localName,
    scroll: scrollingElement?.scrollTop,
    title,
    root: documentElement.getAttributeNames(),
    head: head.childElementCount,
    prototypes: [Array, Object, Element, HTMLElement, String, Promise].map((type) =>
      Object.getOwnPropertyNames(type.prototype),
    ),
  };
}

test('globals, history, focus, scroll position and prototypes do not change', async ({
  page,
  system,
  hosting,
}) => {
  const body = `<p style="height: 2000px"><button>Up here</button></p>${embedded(system.site)}`;
  const plain = { html: hostPage({ body: body.replaceAll(/<script.*<\/script>/g, '') }) };
  await page.goto(hosting.serve('/isolation', plain));
  await page.locator('button').focus();
  const before = await page.evaluate(readPageState);

  await page.evaluate((address) => {
    const element = document.createElement('script');
    element.type = 'module';
    element.src = address;
    document.body.append(element);
  }, `${system.site}/widget/v1/booking.js`);
  await expect(getCards(page.locator('surya-calendar'))).toHaveCount(programs.length);
  await expect(page.locator('surya-payment').getByRole('button')).toBeEnabled();
  expect(await page.evaluate(readPageState)).toEqual(before);
});

test('the calendar renders without Intl, whose first use blocks a page', async ({
  page,
  system,
  hosting,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator'] as const) {
      const record = (target: object, values: unknown[]) => {
        calls.push(name);
        return Reflect.construct(target as new () => object, values);
      };
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: record,
          apply: (target, _, values) => record(target, values),
        }),
      });
    }
    for (const { prototype } of [Number, Date]) {
      for (const name of Object.getOwnPropertyNames(prototype).filter((key) => key.startsWith('toLocale'))) {
        Object.assign(prototype, { [name]: () => calls.push(name) });
      }
    }
  });
  await page.goto(hosting.serve('/intl', { html: hostPage({ body: embedded(system.site) }) }));
  const element = page.locator('surya-calendar');
  await expect(getCards(element)).toHaveCount(programs.length);
  await expect(element.locator('img').first()).toHaveJSProperty('naturalWidth', 720);
  expect(await page.evaluate('calls')).toEqual([]);
});

test('several elements on one page share one request for the programs', async ({ page, system, hosting }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { site } = system;
  const elements = [
    calendar(site, 'limit="1"'),
    calendar(site, 'variant="list"'),
    calendar(site, 'variant="dropdown"', 'en'),
    `<surya-calendar program="${soldProgram.id}"></surya-calendar>`,
    payment(site),
    `<surya-registration program="${freeProgram().id}" partner="${partnerId}"></surya-registration>`,
  ];
  await page.goto(
    hosting.serve('/many', { html: hostPage({ body: `${elements.join('')}${script(site)}` }) }),
    {
      waitUntil: 'networkidle',
    },
  );
  await expect(page.locator('surya-calendar').nth(1).locator('[part~="line"]')).toHaveCount(upcoming.length);
  await expect(getCards(page.locator('surya-calendar').last())).toHaveCount(1);
  await expect(page.locator('surya-registration').getByRole('textbox')).toHaveCount(4);
  expect(requests.filter((url) => url.endsWith('/programs.json'))).toHaveLength(1);
});

test('attributes and the language of the element, an ancestor and the page are followed', async ({
  page,
  system,
  hosting,
}) => {
  const { site } = system;
  const body = `<main>${calendar(site)}</main>${script(site)}`;
  await page.goto(hosting.serve('/live', { html: hostPage({ body }) }));
  const element = page.locator('surya-calendar');
  await expectWidget.toFilter(element);

  const set = (selector: string, name: string, value: string | null) =>
    page.locator(selector).evaluate(
      (target, change) => {
        if (change.value === null) target.removeAttribute(change.name);
        else target.setAttribute(change.name, change.value);
      },
      { name, value },
    );
  await set('html', 'lang', 'en');
  await expectWidget.toBeFiltered(element, 'en');
  await set('main', 'lang', 'es');
  await expectWidget.toBeFiltered(element, 'es');
  await set('surya-calendar', 'lang', 'fr');
  await expectWidget.toBeFiltered(element, 'fr');
  const { key, programs: selected } = getPractice(soldProgram);
  await set('surya-calendar', 'practice', key);
  await expect(getCards(element)).toHaveCount(selected.length);
  await set('surya-calendar', 'practice', null);
  await set('surya-calendar', 'limit', '3');
  await expect(getCards(element)).toHaveCount(3);
  await set('surya-calendar', 'program', soldProgram.id);
  await expect(getCards(element)).toHaveCount(1);
  await set('surya-calendar', 'program', null);
  await set('surya-calendar', 'variant', 'list');
  await expect(element.locator('[part~="line"]')).toHaveCount(3);
});

test('the markup of the build is replaced without a layout shift', async ({ page, system }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(system.site + getSectionPath('calendar', 'es'), { waitUntil: 'networkidle' });
    const element = page.locator('surya-calendar').first();
    await expect(page.locator('surya-calendar:defined').first()).toBeVisible();
    await expect(element.locator('style')).toHaveCount(0);
    const { shifts, roots, styles } = await element.evaluate(({ shadowRoot }) => ({
      shifts: (window as unknown as { shifts: number[] }).shifts,
      roots: shadowRoot?.querySelectorAll('.root').length,
      styles: shadowRoot?.querySelectorAll('style').length,
    }));
    expect({ roots, styles }).toEqual({ roots: 1, styles: 0 });
    expect(shifts.filter((value) => value > 0.001)).toEqual([]);
    await expectWidget.toFilter(element, 'es');
  }
});
