import { setTimeout as sleep } from 'node:timers/promises';
import { toPath } from './files.mjs';
import { probe } from './probe.mjs';
import { getProbeOptions, subjects } from './subjects.mjs';

/** A page is idle after this time, in milliseconds, with at most `work` of tasks and no request under way. */
const quiet = { milliseconds: 500, work: 5 };
/** Milliseconds after which a page that is not idle fails the bench. */
const timeout = 120_000;
/** What counts as transferred: pictures are the widget's own, and come after what is measured. */
const counted = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/** A page of a fresh profile that has seen nothing, on a processor slowed down so many times. */
export async function openPage(browser, origin, slowdown, subject) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // The process of the origin is there before the clock starts, and slow already.
  await page.goto(`${origin}/blank.html`);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(probe, getProbeOptions(subject));
  return { context, page, devtools };
}

/**
 * One visit with a cold cache: opens the page, waits for its first event and until it is idle, then filters.
 * @returns bytes, firstEvent (ms), mainThread (ms), filter (ms), memory (bytes), events shown
 */
export async function visit(browser, origin, subject, slowdown) {
  const { context, page, devtools } = await openPage(browser, origin, slowdown, subject);
  try {
    const traffic = watchTraffic(devtools);
    const before = await metrics(devtools);
    await page.goto(origin + toPath(subject), { waitUntil: 'commit' });
    const firstEvent = await page.evaluate(() => window.bench.firstEvent);
    const mainThread = (await idle(devtools, traffic)) - before.TaskDuration * 1000;
    const bytes = traffic.bytes();
    await devtools.send('HeapProfiler.collectGarbage');
    const memory = (await metrics(devtools)).JSHeapUsedSize;
    const events = await page.locator(subject.event).count();
    const filter = await page.evaluate(() => window.bench.filter());
    return { bytes, firstEvent, mainThread, filter, memory, events };
  } finally {
    await context.close();
  }
}

/** One unmeasured visit each, so that no subject is measured with a cold browser. */
export async function warmUp(browser, origin) {
  for (const subject of subjects) await visit(browser, origin, subject, 1);
}

/** Counts what is transferred, headers included, and what is under way. */
function watchTraffic(devtools) {
  const types = new Map();
  const underway = new Set();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, type);
    underway.add(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => underway.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underway.delete(requestId);
    if (counted.has(types.get(requestId))) bytes += encodedDataLength;
  });
  return { bytes: () => bytes, underway };
}

/** Waits until the page is idle. @returns what its main thread has worked by then, milliseconds */
export async function idle(devtools, { underway }) {
  const limit = Date.now() + timeout;
  let worked = 0;
  while (Date.now() < limit) {
    const now = (await metrics(devtools)).TaskDuration * 1000;
    if (now - worked < quiet.work && underway.size === 0) return worked;
    worked = now;
    await sleep(quiet.milliseconds);
  }
  throw new Error('the page does not become idle');
}

async function metrics(devtools) {
  const answer = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]));
}
