import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningStandIns, type SessionRecord, startStandIns } from '@surya/sandbox';
import express from 'express';
import { Cell, eventType } from './cell.ts';
import type { Exchange } from './instance.ts';

/** Stand-ins that serve one cell after the other, and the cell they serve. */
interface Booth {
  standIns: RunningStandIns;
  url: string;
  cell: Cell | undefined;
  /** What a visitor ordered here once, for every cell anew. */
  order: SessionRecord | undefined;
}

/**
 * Where cells are: a server for the functions of all, each cell's below a path of its own. It is Express
 * without the framework around it, which would add to each request what is tried elsewhere.
 */
export class Floor {
  private readonly booths: Booth[] = [];
  private readonly free: Booth[] = [];
  private readonly server: Server;

  constructor() {
    const app = express();
    app.all('/:booth/:name', async (...[request, response]: Exchange) => {
      const { booth, name } = request.params;
      await this.booths[Number(booth)]?.cell?.serve(String(name), request, response);
    });
    this.server = createServer(app);
  }

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** A cell with a sale that nobody has heard of yet, for as long as `use` takes. */
  async cell<Result>(fresh: boolean, timeout: number, use: (cell: Cell) => Promise<Result>): Promise<Result> {
    const booth = this.free.pop() ?? (await this.build());
    const cell = new Cell(booth.standIns, booth.url, timeout);
    booth.cell = cell;
    try {
      booth.order ??= await cell.order();
      await cell.pay(booth.order, fresh);
      return await use(cell);
    } finally {
      await cell.close();
      booth.cell = undefined;
      booth.standIns.reset();
      this.free.push(booth);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.booths.map(({ standIns }) => standIns.close()));
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async build(): Promise<Booth> {
    const { port } = this.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/${this.booths.length}`;
    const booth: Omit<Booth, 'standIns'> = { url, cell: undefined, order: undefined };
    this.booths.push(booth as Booth);
    const standIns = await startStandIns({
      webhookUrl: `${url}/stripe-webhook`,
      webhookEvents: [eventType],
      webhookDelays: [],
      webhookTimeout: 120_000,
      clock: () => booth.cell?.now() ?? new Date(),
    });
    return Object.assign(booth, { standIns });
  }
}
