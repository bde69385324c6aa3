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

const children = [];
function begin(command, args, env = {}, cwd = '.') {
  const child = spawn(command, args, {
    cwd: join(root, cwd),
    stdio: 'inherit',
    env: { ...environment, SURYA_CLOCK: demoClock, ...env },
  });
  child.on('exit', (code) => endAll(code ?? 0));
  children.push(child);
}

let ending = false;
function endAll(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
process.on('SIGINT', () => endAll(0));
process.on('SIGTERM', () => endAll(0));

begin(process.execPath, ['sandbox/dist/main.js'], {
  PORT: String(systemPort),
  SITE_ORIGIN: `http://localhost:${port}`,
});
begin('vite', ['build', '--watch'], {}, 'widget');
// The system looks for the built site when it starts, and Gatsby clears it away when it does.
const answers = () =>
  fetch(`http://localhost:${systemPort}`).then(
    () => true,
    () => false,
  );
while (!ending && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 250));
if (!ending) {
  begin('npm', ['run', 'develop', '--workspace', 'site', '--', '--port', String(port)], {
    API_ORIGIN: `http://localhost:${systemPort}`,
  });
}
