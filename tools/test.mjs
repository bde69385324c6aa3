import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { demoClock, run, setUp } from './setup.mjs';

/**
 * `npm test`: every check, one after the other, each reported even where an earlier one failed.
 * The last line counts the tests; a step that is no test suite counts as one.
 */
await setUp();
const browser = await findBrowser();
const reports = mkdtempSync(join(tmpdir(), 'surya-test-'));
const outcome = { passed: 0, failed: 0 };
const failures = [];

function count(title, passed, failed) {
  outcome.passed += passed;
  outcome.failed += failed;
  if (failed > 0) failures.push(title);
}

/** The report of a suite, or nothing where it ended before it wrote one. */
function reportOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function check(title, command, args, env) {
  console.log(`\n▸ ${title}`);
  const code = await run(command, args, env);
  count(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

async function jest(title, args, env) {
  const file = join(reports, `${title.replaceAll(/\W/g, '-')}.json`);
  console.log(`\n▸ ${title}`);
  const code = await run('jest', ['--json', `--outputFile=${file}`, '--silent=false', ...args], env);
  const report = reportOf(file);
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  count(title, report?.numPassedTests ?? 0, code === 0 ? failed : Math.max(1, failed));
}

async function journeys() {
  const title = 'Journeys in Chromium';
  const file = join(reports, 'journeys.json');
  console.log(`\n▸ ${title}`);
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    SURYA_CLOCK: demoClock,
  });
  const stats = reportOf(file)?.stats;
  const failed = stats ? stats.unexpected + stats.flaky : 0;
  count(title, stats?.expected ?? 0, code === 0 ? failed : Math.max(1, failed));
}

await check('Lint and format', 'biome', ['ci', '.']);
await check('Types', 'tsc', []);
for (const TZ of ['UTC', 'Pacific/Auckland'])
  await jest(`Unit tests in ${TZ}`, ['--ignoreProjects', 'e2e'], { TZ });
// The long ones, once: what they show hangs on no time zone.
await jest(
  'Every fault, and ten thousand wrong requests to each function',
  ['e2e/faults', 'generatedBodies'],
  {
    WRONG_REQUESTS: '10000',
  },
);
await check('Hosting configuration', process.execPath, ['tools/checkHosting.mjs']);
if (await check('Build', 'lerna', ['run', 'build', '--loglevel', 'warn'], { SURYA_CLOCK: demoClock })) {
  await check('Weight of the widget', 'npm', ['run', '--silent', 'weight', '--workspace', 'widget']);
  await journeys();
}
rmSync(reports, { recursive: true, force: true });

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exit(outcome.failed === 0 ? 0 : 1);
