import { spawn } from 'node:child_process';
import { build, checkPorts, demoClock, environment, localPorts, root, setUp } from './setup.mjs';

/** `npm start`: builds and runs the whole system on this machine, with mocks of the three providers. */
const ports = localPorts();
await setUp();
await checkPorts(ports);
await build({ SURYA_CLOCK: demoClock });

const system = spawn(process.execPath, ['sandbox/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, PORT: String(ports[0]), SURYA_CLOCK: demoClock },
});
// Ctrl-C reaches every process of the group: the system stops by itself and this command ends with it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => system.kill('SIGTERM'));
system.on('exit', (code) => process.exit(code ?? 1));
