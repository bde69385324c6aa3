import type { Page } from '@playwright/test';
import type { System } from '../system.ts';

/** What a page does that a partner would object to (docs/decisions/0017-no-tracking-no-cookies.md). */
export interface PageSideEffects {
  /** Addresses requested from neither the page's host nor the studio's. */
  thirdPartyRequests: string[];
  /** Every console message and every uncaught error. */
  output: string[];
}

/** The side effects of a page on which the widget works as promised. */
export const noSideEffects: PageSideEffects = { thirdPartyRequests: [], output: [] };

/** Records side effects from now on; to be called before the page is opened. */
export function recordSideEffects(page: Page, system: System): PageSideEffects {
  const effects: PageSideEffects = { thirdPartyRequests: [], output: [] };
  page.on('request', (request) => {
    const isOwn = [system.host, system.site].some((origin) => request.url().startsWith(`${origin}/`));
    if (!isOwn && !request.url().startsWith('data:')) effects.thirdPartyRequests.push(request.url());
  });
  page.on('console', (message) => effects.output.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => effects.output.push(`uncaught: ${error.message}`));
  return effects;
}

/** Everything that the browser stores for the page's origin, the studio's and any other. */
export async function getStoredData(page: Page): Promise<unknown[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(document.cookie ? [document.cookie] : []),
  ]);
  return [...cookies, ...origins, ...stored];
}
