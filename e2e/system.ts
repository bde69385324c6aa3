import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** What the sandbox's console knows: `GET /sandbox/state`. */
export interface SandboxState {
  payments: {
    id: string;
    status: string;
    paymentStatus: string;
    amount: number;
    currency: string;
    locale: string;
    metadata: Record<string, string>;
  }[];
  mails: {
    to: string;
    subject: string;
    html: string;
    text: string;
    attachments: { filename: string; content: string }[];
  }[];
  contacts: { email: string; attributes: Record<string, unknown>; lists: string[] }[];
  deliveries: { type: string; status: number | null }[];
}

export type Provider = 'stripe' | 'sendgrid' | 'brevo';

/** The whole local system on ports of its own: site, partner page, and the stand-ins' controls. */
export class System {
  readonly site: string;
  readonly partner: string;
  readonly console: string;
  /** Where the worker may serve a page of its own that the functions let in. */
  readonly host: string;

  constructor(
    port: number,
    private readonly child: ChildProcess,
  ) {
    this.site = `http://localhost:${port}`;
    this.partner = `http://localhost:${port + 1}`;
    this.console = `http://localhost:${port + 2}`;
    this.host = hostOrigin(port);
  }

  /** What the providers have seen since the last reset. */
  async state(): Promise<SandboxState> {
    const answer = await fetch(`${this.console}/sandbox/state`);
    return (await answer.json()) as SandboxState;
  }

  /** Makes a provider fail from now on: `refused`, `timeout`, `status-500`… or work again with `none`. */
  async fault(provider: Provider, fault: string): Promise<void> {
    await this.post('/sandbox/faults', { provider, fault });
  }

  /** Forgets every payment, mail, contact and fault. */
  async reset(): Promise<void> {
    await this.post('/sandbox/reset', {});
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
  }

  private async post(path: string, body: object): Promise<void> {
    const answer = await fetch(this.console + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
}

/** Another site than the system's: not only another port, also another host. */
function hostOrigin(port: number): string {
  return `http://127.0.0.1:${port + 3}`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

async function freePorts(from: number): Promise<number> {
  for (let port = from; port < from + 400; port += 10) {
    const free = await Promise.all([0, 1, 2, 3].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`no four free ports from ${from} on`);
}

async function startSystem(port: number, clock: string): Promise<System> {
  const child = spawn(process.execPath, ['sandbox/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SURYA_CLOCK: clock, EXTRA_ORIGINS: hostOrigin(port) },
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

/** `test` with a `system` of the worker's own, its providers fresh and working before each test. */
export const test = base.extend<{ system: System }, { serverClock: string; runningSystem: System }>({
  /** Where the functions' clock stands; the pages keep the one they were built with. */
  serverClock: ['2025-06-01T09:00:00+02:00', { option: true, scope: 'worker' }],
  runningSystem: [
    async ({ serverClock }, use, worker) => {
      const system = await startSystem(await freePorts(9000 + worker.parallelIndex * 500), serverClock);
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
