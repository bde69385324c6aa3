import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { demoClock, root, setUp } from './setup.mjs';
import { createChecks } from './test/createChecks.mjs';
import { workspacesFolder } from './workspace.mjs';

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

/** The studio that the journeys run on: frozen, so that an edit of the content breaks none of them. */
const fixture = join(root, 'data/fixtures/studio');

/** What is checked of the studio's own content as built; the journeys stand on the fixture. */
const contentSpecs = ['audits/crawl', 'audits/html'];

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
await command('Content of the studio', ['npm', 'run', '--silent', 'check:content']);

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
  const browserTests = ['--config', 'e2e/playwright.config.ts'];
  await command('Weight of the widget', ['npm', 'run', '--silent', 'weight', '--workspace', 'widget']);
  await playwright('Crawl of the studio as built', [...browserTests, ...contentSpecs], {
    CHROMIUM_PATH: browser,
    SURYA_CLOCK: demoClock,
  });
  // Its own studio, whichever STUDIO names.
  await command('Second studio', ['node', 'tools/testStudio.mjs', '--built'], { STUDIO: undefined });
  if (
    await command('Build of the fixture', [process.execPath, 'tools/buildStudio.mjs', fixture, 'fixture'])
  ) {
    await playwright('Journeys in Chromium on the fixture', browserTests, {
      CHROMIUM_PATH: browser,
      STUDIO: fixture,
      SURYA_ROOT: join(workspacesFolder, 'fixture'),
    });
  }
}
rmSync(reports, { recursive: true, force: true });

const { lines, failed } = summary();
console.log(`\n${lines.join('\n')}`);
process.exit(failed === 0 ? 0 : 1);
