import { expect, test } from '../system.ts';
import { pathOf } from './routes.ts';

/** What a visitor's phone downloads before it scrolls, and that nothing moves while it does. */

/** Bytes: over the wire, headers and compressed bodies. */
const most = { page: 250_000, fonts: 70_000 } as const;

const weighed = [
  ['home', pathOf('section', 'home', 'fr')],
  ['practices', pathOf('section', 'practices', 'fr')],
  ['Surya Kriya', pathOf('practice', 'surya-kriya', 'fr')],
  ['the calendar', pathOf('section', 'calendar', 'fr')],
  ['a program', pathOf('program', 'surya-kriya-rennes', 'fr')],
  ['a retreat', pathOf('retreat', 'surya-kriya', 'fr')],
  ['the retreats', pathOf('section', 'retreats', 'fr')],
] as const;

for (const [name, path] of weighed) {
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  })) {
    test(`${name} is light, still and on one host, on a ${size}`, async ({ browser, system }, report) => {
      const page = await browser.newPage({ viewport });
      const network = await page.context().newCDPSession(page);
      const requests = new Map<string, { url: string; bytes: number }>();
      await network.send('Network.enable');
      network.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (!request.url.startsWith('data:')) requests.set(requestId, { url: request.url, bytes: 0 });
      });
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const request = requests.get(requestId);
        if (request) request.bytes = encodedDataLength;
      });
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) seen.shift += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(system.site + path, { waitUntil: 'networkidle' });

      const all = [...requests.values()];
      const bytes = (of: typeof all) => of.reduce((sum, request) => sum + request.bytes, 0);
      const { shift, fonts } = await page.evaluate(() => ({
        shift: (window as unknown as { seen: { shift: number } }).seen.shift,
        fonts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
      }));
      report.annotations.push({
        type: 'weight',
        description: `${Math.round(bytes(all) / 1000)} kB in ${all.length} requests, fonts ${Math.round(fonts / 1000)} kB, shift ${shift}`,
      });

      expect(all.filter(({ url }) => !url.startsWith(`${system.site}/`))).toEqual([]);
      expect(bytes(all), JSON.stringify(all, null, 1)).toBeLessThanOrEqual(most.page);
      expect(fonts).toBeLessThanOrEqual(most.fonts);
      expect(shift).toBeLessThan(0.01);
      await page.close();
    });
  }
}
