import { words } from '../words.ts';
import { cardsOf, expectToFilter } from './manners.ts';
import { calendar, embedded, hostPage, payment, script } from './page.ts';
import { expect, test } from './server.ts';

/** What is the page's stays the page's, and what the page changes is followed. */

/** What of a page the widget could change by mistake. */
function readPage() {
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

test('it leaves globals, history, focus, scrolling and prototypes as they were', async ({
  page,
  system,
  hosting,
}) => {
  const body = `<p style="height: 2000px"><button>Up here</button></p>${embedded(system.site)}`;
  const plain = { html: hostPage({ body: body.replaceAll(/<script.*<\/script>/g, '') }) };
  await page.goto(hosting.serve('/alone', plain));
  await page.locator('button').focus();
  const before = await page.evaluate(readPage);

  await page.evaluate((address) => {
    const element = document.createElement('script');
    element.type = 'module';
    element.src = address;
    document.body.append(element);
  }, `${system.site}/widget/v1/booking.js`);
  await expect(cardsOf(page.locator('surya-calendar'))).toHaveCount(5);
  await expect(page.locator('surya-payment').getByRole('button')).toBeEnabled();
  expect(await page.evaluate(readPage)).toEqual(before);
});

test('the calendar shows without asking Intl, whose first use holds a page up', async ({
  page,
  system,
  hosting,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator'] as const) {
      const note = (target: object, values: unknown[]) => {
        asked.push(name);
        return Reflect.construct(target as new () => object, values);
      };
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: note,
          apply: (target, _, values) => note(target, values),
        }),
      });
    }
    for (const { prototype } of [Number, Date]) {
      for (const name of Object.getOwnPropertyNames(prototype).filter((key) => key.startsWith('toLocale'))) {
        Object.assign(prototype, { [name]: () => asked.push(name) });
      }
    }
  });
  await page.goto(hosting.serve('/intl', { html: hostPage({ body: embedded(system.site) }) }));
  const element = page.locator('surya-calendar');
  await expect(cardsOf(element)).toHaveCount(5);
  await expect(element.locator('img').first()).toHaveJSProperty('naturalWidth', 720);
  expect(await page.evaluate('asked')).toEqual([]);
});

test('many on one page share one request for the programs', async ({ page, system, hosting }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { site } = system;
  const many = [
    calendar(site, 'limit="1"'),
    calendar(site, 'variant="list"'),
    calendar(site, 'variant="dropdown"', 'en'),
    `<surya-calendar program="surya-kriya-rennes"></surya-calendar>`,
    payment(site),
    '<surya-registration program="isha-kriya-introduction-2025" partner="studio-lumen"></surya-registration>',
  ];
  await page.goto(hosting.serve('/many', { html: hostPage({ body: `${many.join('')}${script(site)}` }) }), {
    waitUntil: 'networkidle',
  });
  await expect(page.locator('surya-calendar').nth(1).locator('[part~="line"]')).toHaveCount(5);
  await expect(cardsOf(page.locator('surya-calendar').last())).toHaveCount(1);
  await expect(page.locator('surya-registration').getByRole('textbox')).toHaveCount(4);
  expect(requests.filter((url) => url.endsWith('/programs.json'))).toHaveLength(1);
});

test('attributes and language are followed, from the element, an ancestor and the page', async ({
  page,
  system,
  hosting,
}) => {
  const { site } = system;
  const body = `<main>${calendar(site)}</main>${script(site)}`;
  await page.goto(hosting.serve('/live', { html: hostPage({ body }) }));
  const element = page.locator('surya-calendar');
  await expectToFilter(element);

  const set = (selector: string, name: string, value: string | null) =>
    page.locator(selector).evaluate(
      (target, change) => {
        if (change.value === null) target.removeAttribute(change.name);
        else target.setAttribute(change.name, change.value);
      },
      { name, value },
    );
  await set('html', 'lang', 'en');
  await expect(cardsOf(element)).toContainText(words.en.free);
  await set('main', 'lang', 'es');
  await expect(cardsOf(element)).toContainText(words.es.free);
  await set('surya-calendar', 'lang', 'fr');
  await expect(cardsOf(element)).toContainText(words.fr.free);
  await set('surya-calendar', 'practice', 'surya_kriya');
  await expect(cardsOf(element)).toHaveCount(2);
  await set('surya-calendar', 'practice', null);
  await set('surya-calendar', 'limit', '3');
  await expect(cardsOf(element)).toHaveCount(3);
  await set('surya-calendar', 'program', 'surya-kriya-rennes');
  await expect(cardsOf(element)).toHaveCount(1);
  await set('surya-calendar', 'program', null);
  await set('surya-calendar', 'variant', 'list');
  await expect(element.locator('[part~="line"]')).toHaveCount(3);
});

test('a first paint made at build is replaced without a shift, and nothing of it stays', async ({
  page,
  system,
}) => {
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
    await page.goto(system.site + words.es.calendarPath, { waitUntil: 'networkidle' });
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
    await expectToFilter(element, 'es');
  }
});
