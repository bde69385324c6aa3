import { cpus, loadavg } from 'node:os';
import { median, readCount } from '../statistics.mjs';
import { launch } from './browser.mjs';
import { programsFiles, sharedFiles } from './files.mjs';
import { filterTasks } from './frame.mjs';
import { report } from './report.mjs';
import { serve } from './server.mjs';
import { subjects } from './subjects.mjs';
import { visit, warmUp } from './visit.mjs';

/**
 * `npm run widget`: the widget beside FullCalendar 6 and EventCalendar in one Chromium, on the same page,
 * with the same programs from the same server. The subjects take turns, so that whatever else this
 * machine does meets all of them. Ends with 1 where the widget is behind in a row, or filters many programs
 * in more than a frame.
 *
 * RUNS (7) visits of each page, COUNTS (5,500,10000) of programs, PORT (any free one), CHROMIUM_PATH.
 */
const runs = readCount('RUNS', 7);
const counts = (process.env.COUNTS || '5,500,10000').split(',').map(Number);
const slowdown = 4;
/** A frame, in milliseconds, and of how many programs it is asked. */
const frame = { milliseconds: 16, programs: 10_000 };

const out = (text) => process.stdout.write(`${text}\n`);

async function compare(browser, server, count) {
  server.put(programsFiles(count));
  const visits = new Map(subjects.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const subject of subjects) {
      visits.get(subject.name).push(await visit(browser, server.origin, subject, slowdown));
    }
  }
  const { text, behind } = report(visits);
  out(
    `\n${count.toLocaleString('en')} programs, processor slowed down ${slowdown}×, median of ${runs}\n${text}`,
  );
  return behind;
}

/** @returns whether it takes a frame at most */
async function withinFrame(browser, server) {
  server.put(programsFiles(frame.programs));
  const costs = [];
  for (let run = 0; run < runs; run += 1) costs.push(await filterTasks(browser, server.origin));
  const middle = (key) => median(costs.map((cost) => cost[key]));
  const parts = ['script', 'style', 'layout', 'paint'].map((key) => `${key} ${middle(key).toFixed(1)}`);
  const fits = middle('tasks') <= frame.milliseconds;
  out(
    `\nThe widget filters ${frame.programs.toLocaleString('en')} programs in ${middle('tasks').toFixed(1)} ms`,
  );
  out(`of tasks at full speed (${parts.join(', ')}), median of ${runs}; the processor`);
  out(
    `worked ${middle('processor').toFixed(1)} ms; a frame has ${frame.milliseconds}: ${fits ? 'fits' : 'does not fit'}`,
  );
  return fits;
}

const server = await serve(Number(process.env.PORT || 0));
const browser = await launch();
try {
  server.put(await sharedFiles());
  server.put(programsFiles(5));
  await warmUp(browser, server.origin);
  out(`Chromium ${browser.version()}, ${cpus().length} processors, load ${loadavg()[0].toFixed(1)}`);
  let behind = 0;
  for (const count of counts) behind += await compare(browser, server, count);
  const fits = await withinFrame(browser, server);
  out(`\nRows in which the widget is behind: ${behind}; load at the end ${loadavg()[0].toFixed(1)}`);
  process.exitCode = behind > 0 || !fits ? 1 : 0;
} finally {
  await browser.close();
  server.stop();
}
