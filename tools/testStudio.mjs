import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { demoClock, fail, setUp, step, studioFolder } from './setup.mjs';
import { createWorkspace, workspaceEnvironment } from './workspace.mjs';

/**
 * `npm run test:studio`: builds a second studio in a copy of the sources and checks in Chromium what was built:
 * every page, link, picture and anchor, valid HTML, a booking and a registration in each language, and that no
 * word of the first studio is left. `STUDIO` names another than `data/fixtures/pottery`. The widget contains
 * nothing of a studio: the one built here is copied; `--built` says that it is up to date.
 */
await setUp();
const browser = await findBrowser();
if (!process.argv.includes('--built')) {
  const words = ['run', 'build', '--scope', '@surya/widget', '--include-dependencies', '--loglevel', 'warn'];
  await step('Build of the widget', 'lerna', words, { SURYA_CLOCK: demoClock });
}
const folder = await createWorkspace('studio', { built: ['widget/dist'] });
const studio = process.env.STUDIO ? studioFolder : join(folder, 'data/fixtures/pottery');
const env = { STUDIO: studio, SURYA_CLOCK: readClock(), CHROMIUM_PATH: browser };

/** Where the clock of the studio stands, if it is a demonstration. */
function readClock() {
  try {
    return JSON.parse(readFileSync(join(studio, 'demonstration.json'), 'utf8')).clock;
  } catch {
    return undefined;
  }
}

/**
 * Runs a command in the copy; ends this one where it fails.
 * @param {string} title
 * @param {string} cwd relative to the copy
 * @param {string[]} words the program and its arguments
 */
async function check(title, cwd, [program = '', ...args]) {
  const begun = performance.now();
  /** @type {number} */
  const exitCode = await new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: join(folder, cwd),
      stdio: 'inherit',
      env: { ...workspaceEnvironment(folder), ...env },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  if (exitCode !== 0) fail(`${title} failed in the copy at ${folder}`);
  console.log(`▸ ${title}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

/** @param {string} name */
const build = (name) => check(`Build of ${name}`, name, ['npm', 'run', '--silent', 'build']);

await build('data');
await Promise.all([build('site'), build('functions').then(() => build('sandbox'))]);
await check('Pages and bookings', '.', ['playwright', 'test', '--config', 'e2e/studio/playwright.config.ts']);
