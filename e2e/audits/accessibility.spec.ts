import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { locales } from '@surya/data';
import { getSectionPath, isCanonical, pages } from '../pages.ts';
import { origin } from '../studio.ts';
import { expect, test } from './crawl.ts';

/** Every page passes axe, fits a zoomed window, and shows its text and links without scripts. */

// A trace of these many visits would take longer than the visits.
test.use({ trace: 'off' });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** 1280 px at 400 %, the narrowest that WCAG 1.4.10 asks for; 640 px at 200 %. */
const zoomed = { width: 320, height: 640 };
/** Twice the default font size of browsers, CSS pixels. */
const largeText = 32;

/** The violations that axe finds, one line each. */
async function getViolations(page: Page): Promise<string[]> {
  // Legacy mode does not look into frames of other origins: there is none, and it takes half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** The words and links of the page after its scripts have run, hidden ones included. */
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

// Copies show the content of their canonical page.
const canonical = pages.filter(isCanonical);
const visits = [
  { name: 'the pages without a language', paths: ['/', '/404'] },
  ...locales.flatMap((locale) => {
    const getPaths = (...kinds: string[]) =>
      canonical.filter((page) => page.locale === locale && kinds.includes(page.kind)).map(({ path }) => path);
    return [
      { name: `the sections in ${locale}`, paths: getPaths('section') },
      {
        name: `practices, retreats and programs in ${locale}`,
        paths: getPaths('practice', 'retreat', 'program'),
      },
    ];
  }),
];
/** Pages whose content depends on the query of their address, which only a script reads. */
const needsScript = new Set(locales.map((locale) => getSectionPath('payment-success', locale)));

for (const { name, paths } of visits) {
  test(`${name} pass axe, fit 320 px, need no script and log no error`, async ({
    browser,
    system,
    crawl,
  }) => {
    test.setTimeout(180_000);
    // Without animations, as axe measures the contrast of elements that fade in.
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
        for (const fault of await getViolations(page))
          faults.push(`${path} at ${viewport.width} px: ${fault}`);
      }
      await page.setViewportSize(zoomed);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > zoomed.width) faults.push(`${path} is ${width} px wide at 320 px`);
      await page.setViewportSize(desktop);

      const plain = crawl.get(path);
      if (!plain || needsScript.has(path)) continue;
      const scripted = await page.evaluate(readScripted);
      // The snippet for partners names the host that serves the page.
      const words = scripted.words.map((word) => word.replaceAll(system.site, origin));
      const missingWords = words.filter((word) => !plain.text.includes(word));
      // The link to the feed needs an address with a host, which is known once the script runs.
      const links = scripted.links.map((link) => link.replace(/^webcal:\/\/[^/]+/, ''));
      const missingLinks = links.filter((link) => !plain.links.includes(link));
      if (missingWords.length > 0) faults.push(`${path} lacks without scripts ${missingWords.join(' ')}`);
      if (missingLinks.length > 0)
        faults.push(`${path} does not link without scripts to ${missingLinks.join(' ')}`);
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}

test('no page is wider than the window with text at twice its size', async ({ browser, system }) => {
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
