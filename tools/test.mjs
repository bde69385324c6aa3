import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { demoClock, setUp } from './setup.mjs';
import { createChecks } from './test/createChecks.mjs';

/**
 * `npm test`: runs every check, also after a failure. Checks of one group run side by side, groups one after the
 * other: the journeys measure times and run alone. The last line counts the tests; a step that is no test suite
 * counts as one.
 */
await setUp();
const browser = await findBrowser();
const reports = mkdtempSync(join(tmpdir(), 'surya-test-'));
const { command, jest, playwright, summary } = createChecks(reports);
let built = false;

await Promise.all([
  command('Build', ['lerna', 'run', 'build', '--loglevel', 'warn'], { SURYA_CLOCK: demoClock }).then(
    (passed) => {
      built = passed;
    },
  ),
  (async () => {
    await command('Lint and format', ['biome', 'ci', '.']);
    await command('Types', ['npm', 'run', '--silent', 'typecheck']);
    await command('Unused code and dependencies', ['npm', 'run', '--silent', 'knip']);
  })(),
]);

await command('Hosting configuration', ['npm', 'run', '--silent', 'check:hosting']);

// Two workers for each: together they use what one suite leaves idle while it starts and ends.
const zones = ['UTC', 'Pacific/Auckland'];
await Promise.all(zones.map((TZ) => jest(`Unit tests in ${TZ}`, ['--ignoreProjects', 'e2e'], { TZ })));

// The long tests run once: they do not depend on the time zone.
await jest(
  'Fault matrix, and 10,000 generated requests to each function',
  ['e2e/faults', 'generatedBodies'],
  {
    WRONG_REQUESTS: '10000',
  },
);

if (built) {
  await command('Weight of the widget', ['npm', 'run', '--silent', 'weight', '--workspace', 'widget']);
  await playwright('Journeys in Chromium', ['--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    SURYA_CLOCK: demoClock,
  });
}
rmSync(reports, { recursive: true, force: true });

const { lines, failed } = summary();
console.log(`\n${lines.join('\n')}`);
process.exit(failed === 0 ? 0 : 1);
