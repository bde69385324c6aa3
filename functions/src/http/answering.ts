import type { HttpFunction, Request, Response } from '@google-cloud/functions-framework';
import { type ErrorCode, errorStatus } from '@surya/data';
import type { Log } from '../log.ts';
import { ProviderError } from '../providers/providerError.ts';
import { serverTiming, type Timings, withTimings } from '../timing.ts';
import { ApiError } from './errors.ts';

/** What a function answers: a status and a JSON body, or none. */
export interface Reply {
  status: number;
  body?: unknown;
}

/** The function's work on one request; whatever it throws becomes an answer here. */
export type Work = (request: Request, response: Response) => Promise<Reply>;

/** What a failure is answered and logged as. */
interface Failure {
  code: ErrorCode;
  field?: string | undefined;
  retryAfter?: number | undefined;
  reason?: string | undefined;
}

/** Seconds a caller is asked to wait for a provider that is busy or out of reach. */
const providerRetryAfter = 10;

/**
 * The one wrapper of every function: turns errors into `{ error: { code, field? } }`, adds the headers
 * every answer has, and writes one line of log. Nothing thrown reaches the framework, which would tell it.
 */
export function answering(name: string, log: Log, work: Work): HttpFunction {
  return async (request, response) => {
    const start = performance.now();
    const timings: Timings = new Map();
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    let failure: Failure | undefined;
    let reply: Reply;
    try {
      reply = await withTimings(timings, () => work(request, response));
    } catch (error) {
      failure = failureOf(error);
      const { code, field } = failure;
      reply = { status: errorStatus[code], body: { error: field ? { code, field } : { code } } };
      if (failure.retryAfter) response.set('Retry-After', String(failure.retryAfter));
      if (code === 'internal') logBug(name, log, error);
    }
    const ms = performance.now() - start;
    timings.set('total', ms);
    response.set('Server-Timing', serverTiming(timings));
    response.status(reply.status);
    if (reply.body === undefined) response.end();
    else response.json(reply.body);
    log({
      severity: reply.status >= 500 ? 'ERROR' : reply.status >= 400 ? 'WARNING' : 'INFO',
      message: 'answered',
      function: name,
      method: request.method,
      status: reply.status,
      ms: Math.round(ms),
      ...(failure && { code: failure.code, field: failure.field, reason: failure.reason }),
    });
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    return { code: error.code, field: error.field, retryAfter: error.retryAfter };
  }
  if (error instanceof ProviderError) {
    return error.retryable
      ? { code: 'provider_unavailable', retryAfter: providerRetryAfter, reason: error.message }
      : { code: 'provider_error', reason: error.message };
  }
  return { code: 'internal' };
}

/** A bug's stack, without its message: the message may quote what a person sent. */
function logBug(name: string, log: Log, error: unknown): void {
  const stack = error instanceof Error ? error.stack?.replace(error.message, '…') : undefined;
  log({ severity: 'ERROR', message: 'bug', function: name, stack: stack ?? typeof error });
}
