import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, checkPorts, demoClock, environment, localPorts, root, setUp } from './setup.mjs';

/**
 * `npm run dev`: Gatsby's development server, with the widget rebuilt on every change. Calls of the
 * functions go to the whole system as last built, which runs beside it ten ports further on.
 */
const [port] = localPorts();
const systemPort = port + 10;
await setUp();
await checkPorts([port, systemPort, systemPort + 1, systemPort + 2]);
await build({ SURYA_CLOCK: demoClock });

const commands = [
  {
    command: process.execPath,
    args: ['sandbox/dist/main.js'],
    env: { PORT: String(systemPort), SITE_ORIGIN: `http://localhost:${port}` },
  },
  { command: 'vite', args: ['build', '--watch'], cwd: 'widget' },
  {
    command: 'npm',
    args: ['run', 'develop', '--workspace', 'site', '--', '--port', String(port)],
    env: { API_ORIGIN: `http://localhost:${systemPort}` },
  },
];
const children = commands.map(({ command, args, cwd = '.', env = {} }) =>
  spawn(command, args, {
    cwd: join(root, cwd),
    stdio: 'inherit',
    env: { ...environment, SURYA_CLOCK: demoClock, ...env },
  }),
);

let ending = false;
function endAll(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of children) child.on('exit', (code) => endAll(code ?? 0));
process.on('SIGINT', () => endAll(0));
process.on('SIGTERM', () => endAll(0));
