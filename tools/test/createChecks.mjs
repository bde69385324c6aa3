import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../setup.mjs';
import { toSummary } from './toSummary.mjs';

/**
 * Checks that print their output when they end, and are counted for a summary.
 * @param {string} reports a folder for the reports of the suites
 */
export function createChecks(reports) {
  /** @type {import('./toSummary.mjs').Result[]} */
  const results = [];

  /**
   * Runs a command. Its output is printed as a whole, since others may run beside it.
   * @param {string} title
   * @param {string[]} words the program and its arguments
   * @param {NodeJS.ProcessEnv} env variables to add
   */
  async function execute(title, [program = '', ...args], env) {
    const begun = performance.now();
    console.log(`▸ ${title}`);
    const { code, output } = await capture(program, args, env);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`\n── ${title}: ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(0)} s\n${output}`);
    return { code, seconds };
  }

  /**
   * The JSON report of a suite; undefined where the suite ended before it wrote one.
   * @param {string} file
   */
  function readReport(file) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return undefined;
    }
  }

  /**
   * @param {string} title
   * @param {number} code the exit code
   * @param {number} seconds
   * @param {{ passed: number, failed: number }} counts
   */
  function add(title, code, seconds, { passed, failed }) {
    results.push({ title, seconds, passed, failed: code === 0 ? failed : Math.max(1, failed) });
  }

  /** @param {string} title */
  const toFile = (title) => join(reports, `${title.replaceAll(/\W/g, '-')}.json`);

  return {
    /**
     * Runs a command, which counts as one test.
     * @param {string} title
     * @param {string[]} words the program and its arguments
     * @param {NodeJS.ProcessEnv} [env] variables to add
     * @returns {Promise<boolean>} whether it passed
     */
    async command(title, words, env = {}) {
      const { code, seconds } = await execute(title, words, env);
      add(title, code, seconds, { passed: code === 0 ? 1 : 0, failed: 0 });
      return code === 0;
    },

    /**
     * @param {string} title
     * @param {string[]} args
     * @param {NodeJS.ProcessEnv} [env] variables to add
     */
    async jest(title, args, env = {}) {
      const file = toFile(title);
      const words = ['jest', '--json', `--outputFile=${file}`, '--silent=false', ...args];
      const { code, seconds } = await execute(title, words, env);
      const report = readReport(file);
      add(title, code, seconds, {
        passed: report?.numPassedTests ?? 0,
        failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
      });
    },

    /**
     * @param {string} title
     * @param {string[]} args
     * @param {NodeJS.ProcessEnv} [env] variables to add
     */
    async playwright(title, args, env = {}) {
      const file = toFile(title);
      const { code, seconds } = await execute(title, ['playwright', 'test', ...args], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const stats = readReport(file)?.stats;
      add(title, code, seconds, {
        passed: stats?.expected ?? 0,
        failed: stats ? stats.unexpected + stats.flaky : 0,
      });
    },

    /** What was counted so far. */
    summary: () => toSummary(results),
  };
}

/**
 * Runs a command in the root and captures its output.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env variables to add
 * @returns {Promise<{ code: number, output: string }>}
 */
function capture(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
