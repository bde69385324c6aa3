import type { HttpFunction, Request, Response } from '@google-cloud/functions-framework';
import { type ErrorCode, errorStatus } from '@surya/data';
import type { Log } from '../log.ts';
import { ServiceError } from '../serviceError.ts';
import { formatServerTiming, type Timings, withTimings } from '../timings.ts';
import { ApiError } from './apiError.ts';

/** A successful answer: a status and a JSON body, or none. */
interface Answer {
  status: number;
  body?: unknown;
}

/** Answers one request, or throws. */
export type RequestHandler = (request: Request, response: Response) => Promise<Answer>;

/** How an error is answered and logged. */
interface Failure {
  code: ErrorCode;
  field?: string | undefined;
  retryAfter?: number | undefined;
  reason?: string | undefined;
}

/** Seconds after which a caller may repeat a request that a provider could not serve. */
const providerRetryAfter = 10;

/**
 * Wraps every function: converts errors to `{ error: { code, field? } }`, sets the headers that every
 * answer has, and logs one line a request. No error reaches the framework, which would answer with it.
 * Codes and statuses: docs/decisions/0015-errors-are-codes.md.
 */
export function withErrorHandling(name: string, log: Log, handle: RequestHandler): HttpFunction {
  return async (request, response) => {
    const start = performance.now();
    const timings: Timings = new Map();
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    let failure: Failure | undefined;
    let answer: Answer;
    try {
      answer = await withTimings(timings, () => handle(request, response));
    } catch (error) {
      failure = toFailure(error);
      const { code, field } = failure;
      answer = { status: errorStatus[code], body: { error: field ? { code, field } : { code } } };
      if (failure.retryAfter) response.set('Retry-After', String(failure.retryAfter));
      if (code === 'internal') logBug(name, log, error);
    }
    const ms = performance.now() - start;
    timings.set('total', ms);
    response.set('Server-Timing', formatServerTiming(timings));
    response.status(answer.status);
    if (answer.body === undefined) response.end();
    else response.json(answer.body);
    log({
      severity: answer.status >= 500 ? 'ERROR' : answer.status >= 400 ? 'WARNING' : 'INFO',
      message: 'answered',
      function: name,
      method: request.method,
      status: answer.status,
      ms: Math.round(ms),
      ...(failure && { code: failure.code, field: failure.field, reason: failure.reason }),
    });
  };
}

function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    return { code: error.code, field: error.field, retryAfter: error.retryAfter };
  }
  if (error instanceof ServiceError) {
    return error.retryable
      ? { code: 'provider_unavailable', retryAfter: providerRetryAfter, reason: error.message }
      : { code: 'provider_error', reason: error.message };
  }
  return { code: 'internal' };
}

/** Logs the stack of a bug without its message, which may quote personal data. */
function logBug(name: string, log: Log, error: unknown): void {
  const stack = error instanceof Error ? error.stack?.replace(error.message, '…') : undefined;
  log({ severity: 'ERROR', message: 'bug', function: name, stack: stack ?? typeof error });
}
