import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createService } from './dev/createService.mjs';
import { watchFolders } from './dev/watchFolders.mjs';
import {
  build,
  checkPorts,
  demoClock,
  environment,
  localPorts,
  root,
  run,
  setUp,
  studioFolder,
} from './setup.mjs';

/**
 * `npm run dev`: Gatsby's development server on `PORT`, and the local system ten ports further on, which answers
 * for the functions. A change reaches what runs: Gatsby and Vite watch the sources and the content of site and
 * widget; functions and sandbox are built again and restarted.
 */
const [port] = localPorts();
const systemPort = port + 10;
await setUp();
await checkPorts([port, systemPort, systemPort + 1, systemPort + 2]);
await build({ SURYA_CLOCK: demoClock });

/** @type {(() => unknown)[]} */
const stops = [];
let ending = false;

/** @param {number} code */
function endAll(code) {
  if (ending) return;
  ending = true;
  for (const stop of stops) stop();
  process.exitCode = code;
}
process.on('SIGINT', () => endAll(0));
process.on('SIGTERM', () => endAll(0));

/**
 * Starts a child process that ends with this command, and this command with it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables to add
 * @param {string} [cwd] relative to the root
 */
function start(command, args, env = {}, cwd = '.') {
  const service = createService(
    () =>
      spawn(command, args, {
        cwd: join(root, cwd),
        stdio: 'inherit',
        env: { ...environment, SURYA_CLOCK: demoClock, ...env },
      }),
    endAll,
  );
  stops.push(service.stop);
  return service;
}

/**
 * Builds packages one after the other; the build tool prints what is wrong.
 * @param {string[]} names
 * @returns whether all were built
 */
async function rebuild(names) {
  for (const name of names) {
    if ((await run('npm', ['run', '--silent', 'build', '-w', name])) !== 0) return false;
  }
  console.log(`▸ Built again: ${names.join(', ')}`);
  return true;
}

const system = start(process.execPath, ['sandbox/dist/main.js'], {
  PORT: String(systemPort),
  SITE_ORIGIN: `http://localhost:${port}`,
});
start('vite', ['build', '--watch'], {}, 'widget');

stops.push(
  // The system restarts a function's process itself when functions/dist changes.
  watchFolders([join(root, 'functions/src')], async () => {
    await rebuild(['functions']);
  }),
  watchFolders([join(root, 'sandbox/src')], async () => {
    if (await rebuild(['sandbox'])) await system.restart();
  }),
  watchFolders([join(root, 'data/src'), studioFolder], async () => {
    if (await rebuild(['data', 'functions', 'sandbox'])) await system.restart();
  }),
);

/** @returns whether the system answers */
const answers = () =>
  fetch(`http://localhost:${systemPort}`).then(
    () => true,
    () => false,
  );
// The system reads the built site when it starts, and Gatsby deletes it when it starts.
while (!ending && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 250));
if (!ending) {
  start('npm', ['run', 'develop', '--workspace', 'site', '--', '--port', String(port)], {
    API_ORIGIN: `http://localhost:${systemPort}`,
  });
}
