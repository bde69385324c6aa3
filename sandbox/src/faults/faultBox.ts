import type { Request, RequestHandler, Response } from 'express';
import { callName } from './callName.ts';
import type { Fault, FaultKind, Provider } from './fault.ts';

/** One call of a provider, as it came in. */
export interface Call {
  /** ISO 8601, real time. */
  at: string;
  provider: Provider;
  method: string;
  /** Below the provider's base, without query. */
  path: string;
  /** What the call is known by, whatever it is about. */
  name: string;
  /** The port it came in by. */
  port: number;
  fault: FaultKind;
  /** HTTP status of the answer; absent while there is none. */
  status?: number;
}

/** Sends a provider's own answer for a status, in its own shape. */
export type StatusAnswer = (response: Response, status: 429 | 500 | 503) => void;

/** How many calls are remembered. */
const memory = 1000;

/** The faults in force, and the calls that came. */
export class FaultBox {
  private readonly faults = new Map<Provider, Fault>();
  readonly calls: Call[] = [];

  constructor(
    private readonly clock: () => Date,
    private readonly onChange: () => void,
  ) {}

  set(provider: Provider, fault: Fault): void {
    if (fault.kind === 'none') this.faults.delete(provider);
    else this.faults.set(provider, { ...fault });
    this.onChange();
  }

  get(provider: Provider): Fault {
    return this.faults.get(provider) ?? { kind: 'none' };
  }

  clear(): void {
    this.faults.clear();
    this.calls.length = 0;
  }

  /** Stands in front of a provider, once bodies are read: notes every call, and lets through those that no fault hits. */
  guard(provider: Provider, answer: StatusAnswer): RequestHandler {
    return (request, response, next) => {
      const name = callName(request);
      const fault = this.hit(provider, request, name);
      const call: Call = {
        at: this.clock().toISOString(),
        provider,
        method: request.method,
        path: request.path,
        name,
        port: request.socket.localPort ?? 0,
        fault,
      };
      this.calls.push(call);
      if (this.calls.length > memory) this.calls.shift();
      response.on('finish', () => {
        call.status = response.statusCode;
        this.onChange();
      });
      response.set('Cache-Control', 'no-store');
      switch (fault) {
        case 'none':
          return next();
        case 'refused':
          request.socket.destroy();
          return this.onChange();
        case 'timeout':
          request.resume();
          return this.onChange();
        case 'status-429':
        case 'status-500':
        case 'status-503':
          request.resume();
          return answer(response, Number(fault.slice(-3)) as 429 | 500 | 503);
        case 'malformed':
          request.resume();
          response.type('html').send('<!doctype html><title>Gateway</title><p>It works!');
          return;
        case 'lost':
          loseAnswer(request, response, this.onChange);
          return next();
      }
    };
  }

  private hit(provider: Provider, request: Request, name: string): FaultKind {
    const fault = this.faults.get(provider);
    if (!fault) return 'none';
    if (fault.method && fault.method.toUpperCase() !== request.method) return 'none';
    if (fault.path && !request.path.includes(fault.path)) return 'none';
    if (fault.call && fault.call !== name) return 'none';
    if (fault.skip) {
      fault.skip -= 1;
      return 'none';
    }
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.faults.delete(provider);
    }
    return fault.kind;
  }
}

/** Lets the work be done and closes the connection where its answer would begin. */
function loseAnswer(request: Request, response: Response, onLost: () => void): void {
  const lose = () => {
    request.socket.destroy();
    onLost();
    return response;
  };
  response.write = () => {
    lose();
    return true;
  };
  response.end = lose;
}
