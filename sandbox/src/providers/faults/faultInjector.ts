import type { Request, RequestHandler, Response } from 'express';
import type { Fault, FaultKind, Provider } from './fault.ts';
import { getCallName } from './getCallName.ts';

/** One call of a provider. */
export interface Call {
  /** ISO 8601, wall clock. */
  at: string;
  provider: Provider;
  method: string;
  /** Below the provider's base, without query. */
  path: string;
  /** The call's name without ids (`getCallName`). */
  name: string;
  /** The local port that received it. */
  port: number;
  fault: FaultKind;
  /** HTTP status of the response; absent while there is none. */
  status?: number;
}

/** Sends a provider's response for a status, in its own shape. */
export type StatusResponse = (response: Response, status: 429 | 500 | 503) => void;

const statuses = { 'status-429': 429, 'status-500': 500, 'status-503': 503 } as const;

/** How many calls are kept. */
const maxCalls = 1000;

/** Injects faults into the calls of providers, and records the calls. */
export class FaultInjector {
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

  /** Creates the middleware in front of a provider: records every call, and stops those that a fault hits. */
  guard(provider: Provider, sendStatus: StatusResponse): RequestHandler {
    return (request, response, next) => {
      const name = getCallName(request);
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
      if (this.calls.length > maxCalls) this.calls.shift();
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
          return sendStatus(response, statuses[fault]);
        case 'malformed':
          request.resume();
          response.type('html').send('<!doctype html><title>Gateway</title><p>It works!');
          return;
        case 'lost':
          loseResponse(request, response, this.onChange);
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

/** Closes the connection where the response would begin. */
function loseResponse(request: Request, response: Response, onLost: () => void): void {
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
