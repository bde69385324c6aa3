import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { ApiError, apiErrorHandler } from '../apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import type { IdempotencyKeys, StoredResponse } from './idempotencyKeys.ts';
import { newId } from './newId.ts';
import { apiVersion, type StripeAccount } from './stripeAccount.ts';
import { invalidRequest, stripeError } from './stripeError.ts';

export interface StripeApiOptions {
  account: StripeAccount;
  keys: IdempotencyKeys;
  secretKey: string;
  /** How long an execution takes, milliseconds. Above 0, two requests can compete for one key. */
  latency: number;
  /** Runs before every endpoint, after the body is read. */
  guard: RequestHandler;
}

/** Creates Stripe's HTTP API below `/v1`. */
export function stripeApi(options: StripeApiOptions): Router {
  const router = express.Router();
  // Not mounted at /v1, so that the guard sees the full path.
  router.use(/^\/v1\/.*/, express.raw({ type: () => true, limit: '1mb' }));
  router.use((request, response, next) => {
    if (request.path.startsWith('/v1/')) options.guard(request, response, next);
    else next();
  });
  router.use('/v1', (request, response, next) => {
    response.set({ 'Request-Id': newId('req_', 14), 'Stripe-Version': apiVersion });
    authenticate(request, options.secretKey);
    const version = request.get('Stripe-Version') ?? apiVersion;
    if (!/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) {
      throw invalidRequest(`Invalid Stripe API version: ${version}`);
    }
    response.set('Stripe-Version', version);
    next();
  });
  for (const endpoint of endpoints) {
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    router[method](endpoint.path, (request, response) => handle(options, endpoint, request, response));
  }
  router.use('/v1', (request) => {
    const address = `${request.method}: ${request.baseUrl}${request.path}`;
    const message = `Unrecognized request URL (${address}). The sandbox may not model it.`;
    throw stripeError(404, { type: 'invalid_request_error', message });
  });
  router.use(
    apiErrorHandler(() => ({ error: { type: 'invalid_request_error', message: 'Invalid request body' } })),
  );
  return router;
}

async function handle(
  { account, keys, latency }: StripeApiOptions,
  endpoint: Endpoint,
  request: Request<{ id?: string }>,
  response: Response,
): Promise<void> {
  const form = getForm(request);
  const key = endpoint.method === 'POST' ? request.get('Idempotency-Key') : undefined;
  if (key !== undefined) {
    response.set('Idempotency-Key', key);
    const stored = keys.claim(key, request.path, form.split('&').sort().join('&'));
    if (stored) {
      response.set('Idempotent-Replayed', 'true').status(stored.status).json(stored.body);
      return;
    }
  }
  let execute: () => object;
  try {
    execute = endpoint.prepare(account, form, request.params.id ?? '');
  } catch (error) {
    if (key !== undefined) keys.release(key);
    throw error;
  }
  if (latency > 0) await sleep(latency);
  const result = run(execute);
  if (key !== undefined) keys.store(key, result);
  response.status(result.status).json(result.body);
}

function run(execute: () => object): StoredResponse {
  try {
    return { status: 200, body: execute() };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

/** Query and body, which are both form-encoded. */
function getForm(request: Request<{ id?: string }>): string {
  const query = request.originalUrl.split('?', 2)[1] ?? '';
  const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  return [query, body].filter(Boolean).join('&');
}

/** @throws ApiError 401 */
function authenticate(request: Request, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (given === secretKey) return;
  const message = given
    ? `Invalid API Key provided: ${given.slice(0, 8)}***${given.slice(-4)}`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
  throw stripeError(401, { type: 'invalid_request_error', message });
}
