import type { Server } from 'node:http';
import { Duplex } from 'node:stream';

/** An answer as it was sent; status 0 where the connection was closed without one. */
export interface RawAnswer {
  status: number;
  /** Status line, headers and body. */
  text: string;
  body: string;
}

/**
 * A connection to a server that does not listen: HTTP without sockets, so that tens of thousands of
 * requests, valid or not, take seconds. Carries one request at a time, and stays open as long as the server
 * leaves it open.
 */
export class InMemoryConnection {
  private socket: InMemorySocket | undefined;

  constructor(private readonly server: Server) {}

  /** Sends the bytes of a request. With `endEarly` the connection ends after them, whatever was announced. */
  request(bytes: Buffer, endEarly = false): Promise<RawAnswer> {
    if (!this.socket || this.socket.destroyed || this.socket.writableEnded) {
      this.socket = new InMemorySocket();
      this.server.emit('connection', this.socket);
    }
    return this.socket.request(bytes, endEarly);
  }
}

class InMemorySocket extends Duplex {
  /** Where Express reads the client's address: this machine. */
  readonly remoteAddress = '127.0.0.1';
  private received = '';
  private resolve: ((answer: RawAnswer) => void) | undefined;

  request(bytes: Buffer, endEarly: boolean): Promise<RawAnswer> {
    return new Promise((resolve) => {
      this.resolve = resolve;
      this.push(bytes);
      if (endEarly) this.push(null);
    });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.received += chunk.toString('latin1');
    done();
    this.resolveWhenComplete(false);
  }

  override _final(done: () => void): void {
    done();
    this.resolveWhenComplete(true);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.resolveWhenComplete(true);
    done(error);
  }

  /** Resolves the request once the answer is complete, or the connection is closed. */
  private resolveWhenComplete(isClosed: boolean): void {
    if (!this.resolve) return;
    const end = this.received.indexOf('\r\n\r\n') + 4;
    const head = this.received.slice(0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const isComplete =
      end > 3 && (this.received.length >= end + Number(length ?? Number.NaN) || / 204 /.test(head));
    if (!isComplete && !isClosed) return;
    const answer = { status: Number(head.slice(9, 12)), text: this.received, body: this.received.slice(end) };
    this.received = '';
    const { resolve } = this;
    this.resolve = undefined;
    resolve(answer);
  }
}
