import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test as base, expect } from '@playwright/test';
import type { FaultKind, Provider, SandboxState } from '@surya/sandbox';
import { builtPath, builtRoot } from './builtPath.ts';
import { now } from './studio.ts';

/** The local system on ports of its own: site, partner page, console and provider mocks. */
export class System {
  readonly site: string;
  readonly partner: string;
  readonly console: string;
  /** Origin that the functions accept and on which the worker can serve host pages. */
  readonly host: string;

  constructor(
    port: number,
    private readonly child: ChildProcess,
  ) {
    this.site = `http://localhost:${port}`;
    this.partner = `http://localhost:${port + 1}`;
    this.console = `http://localhost:${port + 2}`;
    this.host = getHostOrigin(port);
  }

  /** What the providers have received since the last reset. */
  async getState(): Promise<SandboxState> {
    const response = await fetch(`${this.console}/sandbox/state`);
    return (await response.json()) as SandboxState;
  }

  /** Makes a provider fail from now on; `none` ends it. */
  async setFault(provider: Provider, fault: FaultKind): Promise<void> {
    await this.post('/sandbox/faults', { provider, fault });
  }

  /** Removes every payment, mail, contact and fault. */
  async reset(): Promise<void> {
    await this.post('/sandbox/reset', {});
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
  }

  private async post(path: string, body: object): Promise<void> {
    const response = await fetch(this.console + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
}

/** An origin of another host than the system's, not only of another port. */
function getHostOrigin(port: number): string {
  return `http://127.0.0.1:${port + 3}`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** The first of four free ports below the ephemeral range; random, so that runs at once do not meet. */
async function findPorts(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = 10_000 + 10 * Math.floor(Math.random() * 2_000);
    const free = await Promise.all([0, 1, 2, 3].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('no four free ports from 10000 to 30000');
}

async function startSystem(clock: string): Promise<System> {
  const port = await findPorts();
  const child = spawn(process.execPath, [builtPath('sandbox/dist/main.js')], {
    cwd: builtRoot,
    env: { ...process.env, PORT: String(port), SURYA_CLOCK: clock, EXTRA_ORIGINS: getHostOrigin(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const system = new System(port, child);
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the local system ended with ${child.exitCode}:\n${output}`);
    if (output.includes(system.console)) return system;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await system.stop();
  throw new Error(`the local system was not up after 30 s:\n${output}`);
}

/** `test` with a `system` of the worker's own; its providers are empty and work before each test. */
export const test = base.extend<{ system: System }, { serverClock: string; runningSystem: System }>({
  /** The functions' clock, ISO 8601; the pages keep the one they were built with. */
  serverClock: [now.toISOString(), { option: true, scope: 'worker' }],
  runningSystem: [
    async ({ serverClock }, use) => {
      const system = await startSystem(serverClock);
      await use(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  system: async ({ runningSystem }, use) => {
    await runningSystem.reset();
    await use(runningSystem);
  },
});

export { expect };
