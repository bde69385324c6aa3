import { defaultLocale } from '@surya/data';
import { findPage, getSectionPath } from '../pages.ts';
import { getProgramPath, promotionalProgram } from '../programs.ts';
import { expect, test } from '../system.ts';

/** How many bytes a visitor downloads before scrolling, and that the layout does not shift meanwhile. */

/** Ceilings in bytes over the network, headers and compressed bodies. */
const ceilings = { page: 250_000, fonts: 70_000 } as const;

const findOfKind = (kind: 'practice' | 'retreat') =>
  findPage(`a ${kind}`, (route) => route.kind === kind && route.locale === defaultLocale).path;

const weighed = [
  ['home', getSectionPath('home', defaultLocale)],
  ['practices', getSectionPath('practices', defaultLocale)],
  ['a practice', findOfKind('practice')],
  ['the calendar', getSectionPath('calendar', defaultLocale)],
  ['a program', getProgramPath(promotionalProgram(), defaultLocale)],
  ['a retreat', findOfKind('retreat')],
  ['the retreats', getSectionPath('retreats', defaultLocale)],
] as const;

for (const [name, path] of weighed) {
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  })) {
    test(`${name} stays below its ceiling, does not shift and needs one host, on a ${size}`, async ({
      browser,
      system,
    }, report) => {
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
        const layout = { shift: 0 };
        Object.assign(window, { layout });
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) layout.shift += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(system.site + path, { waitUntil: 'networkidle' });

      const all = [...requests.values()];
      const bytes = (of: typeof all) => of.reduce((sum, request) => sum + request.bytes, 0);
      const { shift, fonts } = await page.evaluate(() => ({
        shift: (window as unknown as { layout: { shift: number } }).layout.shift,
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
      expect(bytes(all), JSON.stringify(all, null, 1)).toBeLessThanOrEqual(ceilings.page);
      expect(fonts).toBeLessThanOrEqual(ceilings.fonts);
      expect(shift).toBeLessThan(0.01);
      await page.close();
    });
  }
}
