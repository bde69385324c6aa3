import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { parse } from 'qs';
import { apiVersion, type StripeAccount } from './account.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { invalid, StripeRefusal } from './errors.ts';
import type { Answer, IdempotencyKeys } from './idempotency.ts';
import { newId } from './ids.ts';
import type { RawParameters } from './parameters.ts';

export interface StripeApiOptions {
  account: StripeAccount;
  keys: IdempotencyKeys;
  secretKey: string;
  /** How long an execution takes, milliseconds: two requests with one key can meet only where it is above 0. */
  latency: number;
  /** Stands in front of everything, once the body is read. */
  guard: RequestHandler;
}

/** Stripe's HTTP API below `/v1`. */
export function stripeApi(options: StripeApiOptions): Router {
  const router = express.Router();
  // Not mounted at /v1, so that the guard sees whole addresses.
  for (const step of [express.raw({ type: () => true, limit: '1mb' }), options.guard]) {
    router.use((request, response, next) => {
      if (request.path.startsWith('/v1/')) step(request, response, next);
      else next();
    });
  }
  router.use('/v1', (request, response, next) => {
    response.set({ 'Request-Id': newId('req_', 14), 'Stripe-Version': apiVersion });
    authenticate(request, options.secretKey);
    const version = request.get('Stripe-Version');
    if (version !== undefined) {
      if (!/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) {
        throw invalid(`Invalid Stripe API version: ${version}`);
      }
      response.set('Stripe-Version', version);
    }
    next();
  });
  for (const endpoint of endpoints) {
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    router[method](endpoint.path, (request, response) => handle(options, endpoint, request, response));
  }
  router.use('/v1', (request) => {
    const address = `${request.method}: ${request.baseUrl}${request.path}`;
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${address}). Please see https://docs.stripe.com or we can help at https://support.stripe.com/.`,
    });
  });
  router.use(sendRefusal);
  return router;
}

async function handle(
  { account, keys, latency }: StripeApiOptions,
  endpoint: Endpoint,
  request: Request,
  response: Response,
): Promise<void> {
  const form = formOf(request);
  const raw = parametersOf(form);
  const id = String(request.params.id ?? '');
  const key = endpoint.method === 'POST' ? request.get('Idempotency-Key') : undefined;
  if (key !== undefined) {
    response.set('Idempotency-Key', key);
    const remembered = keys.claim(key, request.path, form.split('&').sort().join('&'));
    if (remembered) {
      response.set('Idempotent-Replayed', 'true');
      send(response, remembered);
      return;
    }
  }
  let execute: () => object;
  try {
    execute = endpoint.prepare(account, raw, id);
  } catch (error) {
    if (key !== undefined) keys.release(key);
    throw error;
  }
  if (latency > 0) await sleep(latency);
  const answer = run(execute);
  if (key !== undefined) keys.settle(key, answer);
  send(response, answer);
}

function run(execute: () => object): Answer {
  try {
    return { status: 200, body: execute() };
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function send(response: Response, { status, body }: Answer): void {
  response.status(status).json(body);
}

/** Query and body, which are both form-encoded. */
function formOf(request: Request): string {
  const query = request.originalUrl.split('?', 2)[1] ?? '';
  const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  return [query, body].filter(Boolean).join('&');
}

/** `a[b][0]=c` as nested objects; every leaf is a string. */
function parametersOf(form: string): RawParameters {
  return parse(form, { arrayLimit: 100, depth: 10, parameterLimit: 2000, plainObjects: true });
}

/** @throws StripeRefusal 401 */
function authenticate(request: Request, secretKey: string): void {
  const header = request.get('Authorization');
  if (header === `Bearer ${secretKey}`) return;
  const given = /^Bearer (.+)$/.exec(header ?? '')?.[1];
  throw new StripeRefusal(401, {
    type: 'invalid_request_error',
    message: given
      ? `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(Math.max(0, given.length - 12))}${given.slice(-4)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://docs.stripe.com/api#authentication for details.",
  });
}

function sendRefusal(
  error: unknown,
  _request: Request,
  response: Response,
  next: (error: unknown) => void,
): void {
  if (!(error instanceof StripeRefusal)) {
    next(error);
    return;
  }
  response.status(error.status).json(error.body);
}
