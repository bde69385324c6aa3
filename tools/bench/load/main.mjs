import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCount } from '../statistics.mjs';
import { coldStarts } from './coldStart.mjs';
import { sources } from './environment.mjs';
import { memory } from './memory.mjs';
import { throughput } from './throughput.mjs';

/**
 * `npm run load`: the bundled functions beside bare ones on this machine, in processes with the same Node,
 * the same framework and the same environment, and with stand-ins that answer at once. Ends with 1 where a
 * limit is passed.
 *
 * STARTS (11) of each function, ROUNDS (7) of payments, ONLY=cold,throughput,memory for some of it.
 */
const starts = readCount('STARTS', 11);
const rounds = readCount('ROUNDS', 7);
const only = (process.env.ONLY || 'cold,throughput,memory').split(',');

const out = (text) => process.stdout.write(`${text}\n`);

if (!existsSync(sources.ours)) {
  throw new Error('The functions are not built: run "npm run build -w functions" first');
}
const folder = mkdtempSync(join(tmpdir(), 'surya-load-'));
const providers = fork(fileURLToPath(new URL('./providerStub.mjs', import.meta.url)));
try {
  const [port] = await once(providers, 'message');
  const context = { providers: `http://127.0.0.1:${port}`, log: join(folder, 'functions.log') };
  const parts = {
    cold: () => coldStarts(starts, context),
    throughput: () => throughput(rounds, context),
    memory: () => memory(context),
  };
  out(`Node ${process.version}, ${cpus().length} processors, load ${loadavg()[0].toFixed(1)}`);
  for (const name of only) {
    const { text, within } = await parts[name]();
    out(`\n${text}`);
    if (!within) process.exitCode = 1;
  }
  out(`\nload at the end ${loadavg()[0].toFixed(1)}`);
  rmSync(folder, { recursive: true });
} finally {
  providers.disconnect();
}
