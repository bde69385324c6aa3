import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { demoClock, root, run, setUp } from './setup.mjs';

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
    return JSON.parse(textOf(file));
  } catch {
    return undefined;
  }
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function check(title, command, args, env) {
  console.log(`\n▸ ${title}`);
  const code = await run(command, args, env);
  count(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

async function jest(timeZone) {
  const title = `Unit tests in ${timeZone}`;
  const file = join(reports, `jest-${timeZone.replace('/', '-')}.json`);
  console.log(`\n▸ ${title}`);
  const code = await run('jest', ['--json', `--outputFile=${file}`, '--silent=false'], { TZ: timeZone });
  const report = reportOf(file);
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  count(title, report?.numPassedTests ?? 0, code === 0 ? failed : Math.max(1, failed));
}

/** The tests of this folder's own modules, which Node runs by itself. */
async function deployment() {
  const title = 'Tests of the deployment';
  const file = join(reports, 'deployment.tap');
  console.log(`\n▸ ${title}`);
  const tests = readdirSync(join(root, 'scripts/deploy')).filter((name) => name.endsWith('.test.mjs'));
  const code = await run(process.execPath, [
    '--test',
    ...['--test-reporter=dot', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
    ...tests.map((name) => join('scripts/deploy', name)),
  ]);
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(textOf(file))?.[1] ?? 0);
  count(title, number('pass'), code === 0 ? number('fail') : Math.max(1, number('fail')));
  if (code !== 0) console.error(textOf(file));
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
await jest('UTC');
await jest('Pacific/Auckland');
await deployment();
await check('Hosting configuration', process.execPath, ['scripts/checkHosting.mjs']);
if (await check('Build', 'lerna', ['run', 'build', '--loglevel', 'warn'], { SURYA_CLOCK: demoClock })) {
  await check('Weight of the widget', 'npm', ['run', '--silent', 'weight', '--workspace', 'widget']);
  await journeys();
}
rmSync(reports, { recursive: true, force: true });

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exit(outcome.failed === 0 ? 0 : 1);
