import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppContext, createFunctions, createTestContext, ProviderError } from '@surya/functions/testing';
import { type RunningProviderMocks, sandboxSecrets } from '@surya/sandbox';
import { sale } from './sale.ts';

type Functions = ReturnType<typeof createFunctions>;
type Handler = NonNullable<Functions[string]>;

/** A request of a function, and its response. */
export type Exchange = Parameters<Handler>;

/** What an instance needs of its scenario. */
export interface InstanceOptions {
  mocks: RunningProviderMocks;
  /** How long a provider may take, milliseconds. */
  timeout: number;
  wallClock: () => Date;
  /** Receives the category of a mail that SendGrid may or may not have accepted. */
  onUncertainMail: (category: string) => void;
}
/** Milliseconds between two polls of another instance's progress. */
const pollInterval = 100;

/**
 * One instance of the functions: memory of its own, and a port of its own to the providers. After `kill` no
 * call of it arrives and no response leaves.
 */
export class FunctionInstance {
  private killed = false;
  private readonly responses = new Set<Exchange[1]>();
  private readonly running = new Set<unknown>();

  private constructor(
    private readonly connection: Server,
    private readonly functions: Functions,
  ) {}

  static async start({
    mocks,
    timeout,
    wallClock,
    onUncertainMail,
  }: InstanceOptions): Promise<FunctionInstance> {
    const connection = createServer();
    connection.listen(0, '127.0.0.1');
    await once(connection, 'listening');
    const base = `http://127.0.0.1:${(connection.address() as AddressInfo).port}`;
    const env = {
      ...sandboxSecrets,
      siteOrigin: 'https://www.studio.example',
      stripeApiBase: base,
      sendgridApiBase: `${base}/sendgrid`,
      brevoApiBase: `${base}/brevo/v3`,
      extraOrigins: [],
      clock: sale.time,
      version: 'test',
    };
    // No retries within a call: they would hit the same fault.
    const testContext = createTestContext(env, { timeout, delays: [] });
    const context: AppContext = {
      ...testContext,
      mailer: {
        send: (mail) =>
          testContext.mailer.send(mail).catch((error: unknown) => {
            if (error instanceof ProviderError && error.outcomeUnknown) onUncertainMail(mail.category);
            throw error;
          }),
      },
      wallClock,
      log: () => {},
      sleep: () => new Promise((resolve) => setTimeout(resolve, pollInterval)),
    };
    const instance = new FunctionInstance(connection, createFunctions(context));
    connection.on('request', (request, response) => {
      if (instance.killed) request.socket.destroy();
      else mocks.listener(request, response);
    });
    return instance;
  }

  /** Whether a call that arrived at that port is its own. */
  usesPort(port: number): boolean {
    return (this.connection.address() as AddressInfo | null)?.port === port;
  }

  get alive(): boolean {
    return !this.killed;
  }

  async serve(name: string, ...[request, response]: Exchange): Promise<void> {
    const work = this.functions[name]?.(request, response);
    this.responses.add(response);
    this.running.add(work);
    response.once('close', () => this.responses.delete(response));
    await work;
    this.running.delete(work);
  }

  /** Ends the instance like a crash. */
  kill(): void {
    this.killed = true;
    this.connection.closeAllConnections();
    for (const response of this.responses) response.socket?.destroy();
  }

  /** Waits for running work, also after a kill, and closes the connection. */
  async close(): Promise<void> {
    await Promise.allSettled(this.running);
    this.connection.closeAllConnections();
    this.connection.close();
    await once(this.connection, 'close');
  }
}
