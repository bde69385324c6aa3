import { toPath } from './files.mjs';
import { subjects } from './subjects.mjs';
import { openPage } from './visit.mjs';

const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline'];
/** The trace events of a task that are not script. */
const kinds = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

/**
 * What one filtering costs the main thread of the widget's page, from the click until what it shows is
 * painted, at the processor's own speed: by a trace, in a page of its own.
 * @returns milliseconds of tasks, and of style, layout and paint in them, script being the rest; `processor` is
 *   what of them the thread had a processor for: much less where something else keeps this machine busy
 */
export async function filterTasks(browser, origin) {
  const [widget] = subjects;
  const { context, page } = await openPage(browser, origin, 1, widget);
  try {
    await page.goto(origin + toPath(widget), { waitUntil: 'load' });
    await page.evaluate(() => window.bench.firstEvent);
    await page.waitForTimeout(1000);
    await browser.startTracing(page, { categories });
    await page.evaluate(() => window.bench.filter());
    return costs(JSON.parse(await browser.stopTracing()).traceEvents);
  } finally {
    await context.close();
  }
}

function costs(events) {
  const begin = events.find(({ name }) => name === 'filter-begins');
  const end = events.findLast(({ name }) => name === 'filter-painted');
  const within = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === begin.pid && tid === begin.tid)
    .map(({ name, ts, dur }) => ({ name, from: Math.max(ts, begin.ts), to: Math.min(ts + dur, end.ts) }))
    .filter(({ from, to }) => to > from);
  const sum = (names) =>
    within.filter(({ name }) => names.includes(name)).reduce((total, { from, to }) => total + to - from, 0) /
    1000;
  const tasks = sum(['ThreadControllerImpl::RunTask']);
  if (tasks === 0) throw new Error('the trace holds no tasks');
  const [style, layout, paint] = Object.values(kinds).map(sum);
  const processor = (end.tts - begin.tts) / 1000;
  return { tasks, script: tasks - style - layout - paint, style, layout, paint, processor };
}
