import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment, framework, memoryReporter, sources } from './environment.mjs';
import { send } from './requests.mjs';

/** Milliseconds until the first response, and between two attempts. */
const timeouts = { start: 60_000, interval: 2 };

/**
 * A function in a process of its own, as on Cloud Run.
 * @param place `ours` or `bare`
 * @param log file that takes what it logs, so that writing costs it what it costs
 * @param measured true where its memory will be asked for; the same Node flags for all that are compared
 */
export async function startFunction({ place, name, providers, log, measured = false }) {
  const port = await freePort();
  const flags = measured ? ['--expose-gc', '--import', memoryReporter] : [];
  const target = [framework, `--source=${sources[place]}`, `--target=${name}`, `--port=${port}`];
  const output = openSync(log, 'a');
  const begun = performance.now();
  const child = spawn(process.execPath, [...flags, ...target], {
    env: environment(providers),
    stdio: ['ignore', output, output, ...(measured ? ['ipc'] : [])],
  });
  const address = `http://127.0.0.1:${port}`;

  return {
    address,
    /** Asks until it answers. @returns milliseconds since the process was started */
    async firstAnswer(request) {
      while (performance.now() - begun < timeouts.start) {
        if (child.exitCode !== null) throw new Error(`${name} ended before it answered: see ${log}`);
        const status = await send(address, request).catch(() => undefined);
        if (status === request.status) return performance.now() - begun;
        if (status !== undefined) throw new Error(`${name} answered ${status}: see ${log}`);
        await sleep(timeouts.interval);
      }
      throw new Error(`${name} does not answer: see ${log}`);
    },
    /** What `process.memoryUsage()` says after a full collection. */
    async memory() {
      child.send('memory');
      const [usage] = await once(child, 'message');
      return usage;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
