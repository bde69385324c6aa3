import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppContext, createFunctions, createTestContext, ProviderError } from '@surya/functions/testing';
import { type RunningStandIns, sandboxSecrets } from '@surya/sandbox';

type Functions = ReturnType<typeof createFunctions>;
type Handler = NonNullable<Functions[string]>;

/** A request of a function, and its answer. */
export type Exchange = Parameters<Handler>;

/** What an instance needs of its cell. */
export interface Surroundings {
  standIns: RunningStandIns;
  /** How long a provider is waited for, in milliseconds. */
  timeout: number;
  time: () => Date;
  /** Told of a mail, by its category, of which nobody knows whether it was taken. */
  onUnclear: (category: string) => void;
}
/** Milliseconds between two looks at what another instance is doing. */
const look = 100;

/**
 * One process of the functions: memory of its own, and a line of its own to the providers. When it dies, no
 * call of it arrives any more and no caller hears of it again.
 */
export class Instance {
  private dead = false;
  private readonly answering = new Set<Exchange[1]>();
  private readonly working = new Set<unknown>();

  private constructor(
    private readonly line: Server,
    private readonly functions: Functions,
  ) {}

  static async start({ standIns, timeout, time, onUnclear }: Surroundings): Promise<Instance> {
    const line = createServer();
    line.listen(0, '127.0.0.1');
    await once(line, 'listening');
    const base = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
    const env = {
      ...sandboxSecrets,
      siteOrigin: 'https://www.studio.example',
      stripeApiBase: base,
      sendgridApiBase: `${base}/sendgrid`,
      brevoApiBase: `${base}/brevo/v3`,
      extraOrigins: [],
      clock: new Date('2025-06-01T09:00:00+02:00'),
      version: 'test',
    };
    // Nothing is repeated within a call: its repetition would break like it.
    const hasty = createTestContext(env, { timeout, delays: [] });
    const context: AppContext = {
      ...hasty,
      mailer: {
        send: (mail) =>
          hasty.mailer.send(mail).catch((error: unknown) => {
            if (error instanceof ProviderError && error.outcomeUnknown) onUnclear(mail.category);
            throw error;
          }),
      },
      wallClock: time,
      log: () => {},
      sleep: () => new Promise((resolve) => setTimeout(resolve, look)),
    };
    const instance = new Instance(line, createFunctions(context));
    line.on('request', (request, response) => {
      if (instance.dead) request.socket.destroy();
      else standIns.listener(request, response);
    });
    return instance;
  }

  /** Whether a call that came in by this port is its own. */
  called(port: number): boolean {
    return (this.line.address() as AddressInfo | null)?.port === port;
  }

  get alive(): boolean {
    return !this.dead;
  }

  async serve(name: string, ...[request, response]: Exchange): Promise<void> {
    const work = this.functions[name]?.(request, response);
    this.answering.add(response);
    this.working.add(work);
    response.once('close', () => this.answering.delete(response));
    await work;
    this.working.delete(work);
  }

  /** The process dies, here and now. */
  die(): void {
    this.dead = true;
    this.line.closeAllConnections();
    for (const response of this.answering) response.socket?.destroy();
  }

  /** Waits for what it, or its ghost, is still at. */
  async end(): Promise<void> {
    await Promise.allSettled(this.working);
    this.line.closeAllConnections();
    this.line.close();
    await once(this.line, 'close');
  }
}
