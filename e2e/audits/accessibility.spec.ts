import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '../words.ts';
import { expect, test } from './crawl.ts';
import { origin, pages, pathOf, routes } from './routes.ts';

/** Every page can be perceived and used by everyone: axe, the keyboard, a zoomed page, a page without scripts. */

// Keeping every step of these many visits would take longer than the visits.
test.use({ trace: 'off' });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** 1280 px at 400 %, the narrowest that WCAG 1.4.10 asks for; 640 px at 200 %. */
const zoomed = { width: 320, height: 640 };
/** Twice the size of text that browsers start with, CSS pixels: as a visitor's settings may ask. */
const largeText = 32;

/** What axe objects to, one line a fault. */
async function violations(page: Page): Promise<string[]> {
  // Legacy mode looks into no frame of another origin: there is none, and it takes half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** The words and links of the page as its scripts leave it, shown now or behind a summary, a tab or the drawer. */
function readScripted(): { words: string[]; links: string[] } {
  const words = new Set<string>();
  const links = new Set<string>();
  const walk = (root: Node) => {
    for (const node of root.childNodes) {
      if (node instanceof Text) for (const word of node.data.split(/\s+/)) words.add(word);
      if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) continue;
      if (node instanceof HTMLAnchorElement) links.add(node.getAttribute('href') ?? '');
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  walk(document.body);
  return { words: [...words], links: [...links] };
}

// Copies show what their canonical page shows, so one of the two is enough.
const canonical = pages.filter(({ path, canonical }) => path === canonical);
const visits = [
  { name: 'the pages without a language', paths: ['/', '/404'] },
  ...languages.flatMap((language) => {
    const inLanguage = canonical.filter(({ locale }) => locale === language);
    const pathsOf = (kinds: string[]) =>
      inLanguage.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
    return [
      { name: `the sections in ${language}`, paths: pathsOf(['section']) },
      {
        name: `practices, retreats and programs in ${language}`,
        paths: pathsOf(['practice', 'retreat', 'program']),
      },
    ];
  }),
];
/** What this page shows depends on its address's query, which only a script reads. */
const needsScript = new Set(Object.values(routes.sections['payment-success']));

for (const { name, paths } of visits) {
  test(`${name} are for everyone: axe, zoom, no script, no error`, async ({ browser, system, crawl }) => {
    test.setTimeout(180_000);
    // Reduced motion shows at once what would still be fading in while axe measures contrast.
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !page.url().endsWith('/404'))
        faults.push(`${page.url()} logs ${message.text()}`);
    });
    for (const path of paths) {
      await page.goto(system.site + path);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        for (const fault of await violations(page)) faults.push(`${path} at ${viewport.width} px: ${fault}`);
      }
      await page.setViewportSize(zoomed);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > zoomed.width) faults.push(`${path} is ${width} px wide at 320 px`);
      await page.setViewportSize(desktop);

      const plain = crawl.get(path);
      if (!plain || needsScript.has(path)) continue;
      const scripted = await page.evaluate(readScripted);
      // The snippet for partners names the host it is made on.
      const words = scripted.words.map((word) => word.replaceAll(system.site, origin));
      const lackedWords = words.filter((word) => !plain.text.includes(word));
      // Subscribing wants an address with a host, which is known once the script runs.
      const links = scripted.links.map((link) => link.replace(/^webcal:\/\/[^/]+/, ''));
      const lackedLinks = links.filter((link) => !plain.links.includes(link));
      if (lackedWords.length > 0) faults.push(`${path} has without scripts no ${lackedWords.join(' ')}`);
      if (lackedLinks.length > 0)
        faults.push(`${path} leads without scripts not to ${lackedLinks.join(' ')}`);
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}

test('text at twice its size widens no page', async ({ browser, system }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: largeText } });
  const faults: string[] = [];
  for (const { path } of canonical) {
    await page.goto(system.site + path, { waitUntil: 'domcontentloaded' });
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const [width, size] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        getComputedStyle(document.documentElement).fontSize,
      ]);
      expect(size).toBe(`${largeText}px`);
      if (width > viewport.width) faults.push(`${path} is ${width} px wide at ${viewport.width} px`);
    }
  }
  await context.close();
  expect(faults).toEqual([]);
});

test('without scripts the success page says where the payment’s result will be read', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const language of languages) {
    await page.goto(system.site + pathOf('section', 'payment-success', language));
    await expect(page.locator('noscript p')).toContainText('JavaScript');
    await expect(page.locator('surya-payment-result')).toBeHidden();
  }
  await context.close();
});

test('without scripts the menu, the questions and the calendar work', async ({ browser, system }) => {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(system.site + pathOf('practice', 'surya-kriya', 'fr'));
  await page.locator('details summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Calendrier' }).click();
  await expect(page).toHaveURL(/\/fr-calendrier$/);
  const cards = page.locator('surya-calendar').getByRole('listitem');
  await expect(cards).toHaveCount(5);
  await cards.filter({ hasText: '230' }).getByRole('link', { name: 'En savoir plus' }).click();
  await expect(page).toHaveURL(/\/fr-details-programme\/surya-kriya-rennes$/);
  await context.close();
});

test('the skip link is the first stop of the keyboard and leads past the menu', async ({ page, system }) => {
  await page.goto(system.site + pathOf('section', 'practices', 'en'));
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#content');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the menu bar is walked in the order it is read', async ({ page, system }) => {
  await page.goto(system.site + pathOf('section', 'calendar', 'es'));
  const links = page.getByRole('banner').getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(9);
  await links.first().focus();
  for (let index = 0; index < count; index += 1) {
    await expect(links.nth(index)).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test('the drawer opens by keyboard, keeps the order, and gives focus back on Escape', async ({
  browser,
  system,
}) => {
  const page = await browser.newPage({ viewport: phone });
  await page.goto(system.site + pathOf('section', 'home', 'en'));
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const drawer = page.locator('#menu');
  await expect(drawer).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();

  const stops = drawer.locator('a, button');
  for (let index = 0; index < (await stops.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(stops.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.mouse.click(8, 700);
  await expect(drawer).toBeHidden();

  await toggle.click();
  await drawer.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/en-calendar$/);
  await expect(drawer).toBeHidden();
  await page.close();
});

test('questions open one at a time and close again, by keyboard', async ({ page, system }) => {
  await page.goto(system.site + pathOf('practice', 'surya-kriya', 'fr'));
  const questions = page.locator('details[name]:has(+ details), details[name] + details');
  expect(await questions.count()).toBeGreaterThanOrEqual(4);
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});
