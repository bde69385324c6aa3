import type { Request, Response } from '@google-cloud/functions-framework';
import { ApiError } from './errors.ts';

/** Seconds a browser may remember a preflight's answer. */
const preflightMaxAge = 7200;

/**
 * Lets the studio's and its partners' pages in, and no other page (DECISIONS, "Money and calls").
 * A request without `Origin` is no page's: a server or a person at a terminal, and passes.
 * @throws ApiError `origin_not_allowed`
 */
export function checkOrigin(request: Request, response: Response, origins: ReadonlySet<string>): void {
  response.vary('Origin');
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (!origins.has(origin)) throw new ApiError('origin_not_allowed');
  response.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  });
}

/** The answer to a browser that asks whether it may post JSON here. */
export function answerPreflight(response: Response): { status: number } {
  response.vary('Access-Control-Request-Method, Access-Control-Request-Headers');
  response.set({
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': String(preflightMaxAge),
  });
  return { status: 204 };
}
