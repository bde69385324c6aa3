import type { Request, Response } from '@google-cloud/functions-framework';
import { ApiError } from './apiError.ts';

/** Seconds for which a browser may cache the answer of a preflight. */
const preflightMaxAge = 7200;

/**
 * Allows requests from the pages of the studio and its partners, and requests without `Origin`, which come
 * from no page.
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

/** Answers the preflight of a POST of JSON. */
export function answerPreflight(response: Response): { status: number } {
  response.vary('Access-Control-Request-Method, Access-Control-Request-Headers');
  response.set({
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': String(preflightMaxAge),
  });
  return { status: 204 };
}
