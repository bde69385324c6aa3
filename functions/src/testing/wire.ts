import type { Server } from 'node:http';
import { Duplex } from 'node:stream';

/** An answer as it came over the wire; status 0 where the line was closed without one. */
export interface WireAnswer {
  status: number;
  /** All of it: status line, headers and body. */
  text: string;
  body: string;
}

/**
 * A line to a server that does not listen: all of HTTP but the kernel's part, so that tens of thousands of
 * requests, right or wrong, take seconds. One request at a time; the line stays open as long as the server
 * leaves it open.
 */
export class Wire {
  private line: Line | undefined;

  constructor(private readonly server: Server) {}

  /** Sends the bytes of a request. With `breakOff` nothing follows, whatever was promised. */
  ask(request: Buffer, breakOff = false): Promise<WireAnswer> {
    if (!this.line || this.line.destroyed || this.line.writableEnded) {
      this.line = new Line();
      this.server.emit('connection', this.line);
    }
    return this.line.ask(request, breakOff);
  }
}

class Line extends Duplex {
  /** Where an express application looks for who asks: this machine. */
  readonly remoteAddress = '127.0.0.1';
  private received = '';
  private tell: ((answer: WireAnswer) => void) | undefined;

  ask(request: Buffer, breakOff: boolean): Promise<WireAnswer> {
    return new Promise((resolve) => {
      this.tell = resolve;
      this.push(request);
      if (breakOff) this.push(null);
    });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.received += chunk.toString('latin1');
    done();
    this.look(false);
  }

  override _final(done: () => void): void {
    done();
    this.look(true);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.look(true);
    done(error);
  }

  /** Hands the answer on once it is whole, or the line is closed. */
  private look(closed: boolean): void {
    if (!this.tell) return;
    const end = this.received.indexOf('\r\n\r\n') + 4;
    const head = this.received.slice(0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const whole =
      end > 3 && (this.received.length >= end + Number(length ?? Number.NaN) || / 204 /.test(head));
    if (!whole && !closed) return;
    const answer = { status: Number(head.slice(9, 12)), text: this.received, body: this.received.slice(end) };
    this.received = '';
    const { tell } = this;
    this.tell = undefined;
    tell(answer);
  }
}
