import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Prepares every command of the root. Runs on Node alone, before any package is installed. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of the studio that is built and served: `STUDIO`, by default `data/content`. */
export const studioFolder = process.env.STUDIO ? resolve(process.env.STUDIO) : join(root, 'data/content');

/** Where the clock of a demonstration stands: `SURYA_CLOCK`, or the studio's own; undefined: today counts. */
export const demoClock = process.env.SURYA_CLOCK ?? readDemonstration()?.clock;

/** @returns {{ clock: string } | undefined} */
function readDemonstration() {
  try {
    return JSON.parse(readFileSync(join(studioFolder, 'demonstration.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The environment of every child process: telemetry and cloud services are off. */
export const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: '1',
  NX_NO_CLOUD: 'true',
  NX_DAEMON: 'false',
  STUDIO: studioFolder,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
};

/**
 * Prints a reason and ends the command with exit code 1.
 * @param {string} line
 * @returns {never}
 */
export function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

/**
 * The text of something thrown.
 * @param {unknown} error
 */
export function getMessage(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command in the root with its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables to add
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * Runs a step that the next ones need: where it fails, the command ends.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables to add
 */
export async function step(title, command, args, env) {
  console.log(`▸ ${title}`);
  const code = await run(command, args, env);
  if (code !== 0)
    fail(`${title} failed (${command} ${args.join(' ')}, exit code ${code}); its output is above.`);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: this project needs Node 20.19 or newer.`);
  }
}

/** Installs the packages of the lockfile, unless the last install was of the same lockfile. */
async function install() {
  const stamp = join(root, 'node_modules', '.lockfile-sha256');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing packages (a few minutes the first time)', 'npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

/** Checks the version of Node and installs missing packages. */
export async function setUp() {
  checkNode();
  await install();
}

/**
 * Builds every package that changed since its last build, dependencies first. Prints the name of each built
 * package; prints the output of the builds only where one of them fails.
 * @param {NodeJS.ProcessEnv} [env] variables to add
 */
export async function build(env) {
  console.log('▸ Building what is stale (the site takes a minute or two when it is)');
  const child = spawn('lerna', ['run', 'build', '--loglevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let output = '';
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    output += `${line}\n`;
    const [, name, cached] = /^> @surya\/(\w+):build( .*cache.*)?/.exec(line) ?? [];
    if (name) console.log(`  ${name}${cached ? ', unchanged' : ''}`);
  }
  if ((await ended) === 0) return;
  console.error(output);
  fail('The build failed; its output is above.');
}

/**
 * The three ports of the local system: site, partner page, console. `PORT` is the first.
 * @returns {[number, number, number]}
 */
export function localPorts() {
  const first = Number(process.env.PORT ?? 8000);
  if (!Number.isInteger(first) || first < 1 || first > 65533) {
    fail(`PORT must be a number between 1 and 65533, not "${process.env.PORT}".`);
  }
  return [first, first + 1, first + 2];
}

/**
 * Ends the command where one of the ports is taken.
 * @param {number[]} ports
 */
export async function checkPorts(ports) {
  for (const port of ports) {
    const free = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, () => server.close(() => resolve(true)));
    });
    if (!free) fail(`Port ${port} is taken: stop what uses it, or choose others with PORT=9000.`);
  }
}
