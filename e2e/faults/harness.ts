import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CheckoutSessionRecord, type RunningProviderMocks, startProviderMocks } from '@surya/sandbox';
import express from 'express';
import type { Exchange } from './functionInstance.ts';
import { eventType, Scenario } from './scenario.ts';

/** Provider mocks that serve one scenario after the other, and the scenario that they serve. */
interface Slot {
  mocks: RunningProviderMocks;
  url: string;
  scenario: Scenario | undefined;
  /** The session that a visitor created once, reused by every scenario. */
  session: CheckoutSessionRecord | undefined;
}

/**
 * Runs scenarios: one server for all functions, each scenario's below a path of its own. It is Express
 * without the functions framework, which other tests cover.
 */
export class Harness {
  private readonly slots: Omit<Slot, 'mocks'>[] = [];
  private readonly mocks: RunningProviderMocks[] = [];
  private readonly free: Slot[] = [];
  private readonly server: Server;

  constructor() {
    const app = express();
    app.all('/:slot/:name', async (...[request, response]: Exchange) => {
      const { slot, name } = request.params;
      await this.slots[Number(slot)]?.scenario?.serve(String(name), request, response);
    });
    this.server = createServer(app);
  }

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Runs `use` on a scenario whose session is paid and unknown to the functions. */
  async withScenario<Result>(
    emptyAccount: boolean,
    timeout: number,
    use: (scenario: Scenario) => Promise<Result>,
  ): Promise<Result> {
    const slot = this.free.pop() ?? (await this.createSlot());
    const scenario = new Scenario(slot.mocks, slot.url, timeout);
    slot.scenario = scenario;
    try {
      slot.session ??= await scenario.createSession();
      await scenario.pay(slot.session, emptyAccount);
      return await use(scenario);
    } finally {
      await scenario.close();
      slot.scenario = undefined;
      slot.mocks.reset();
      this.free.push(slot);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.mocks.map((mocks) => mocks.close()));
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async createSlot(): Promise<Slot> {
    const { port } = this.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/${this.slots.length}`;
    const slot: Omit<Slot, 'mocks'> = { url, scenario: undefined, session: undefined };
    this.slots.push(slot);
    const mocks = await startProviderMocks({
      webhookUrl: `${url}/stripe-webhook`,
      webhookEvents: [eventType],
      webhookDelays: [],
      webhookTimeout: 120_000,
      clock: () => slot.scenario?.now() ?? new Date(),
    });
    this.mocks.push(mocks);
    return Object.assign(slot, { mocks });
  }
}
