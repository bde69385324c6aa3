import type { HttpFunction } from '@google-cloud/functions-framework';
import type * as z from 'zod';
import type { Log } from '../log.ts';
import { answering } from './answering.ts';
import { answerPreflight, checkOrigin } from './cors.ts';
import { ApiError } from './errors.ts';
import type { Asker } from './rateLimit.ts';
import { bytesOf, mediaTypeOf } from './rawRequests.ts';

/** The longest body a page may send, in bytes. */
const maxBodyBytes = 16 * 1024;

/** What a handler knows of a request besides its body. */
export interface Caller {
  /** The page's origin, one of the allowed; absent where no browser asked. */
  origin: string | undefined;
}

/** A function that pages call: a POST whose JSON body fits `schema`. */
export interface JsonEndpoint<Schema extends z.ZodType> {
  name: string;
  schema: Schema;
  origins: ReadonlySet<string>;
  log: Log;
  /** Notes a request of an address. @throws ApiError `rate_limited` */
  limitAddress: (asker: Asker) => void;
  /** @returns the body of the answer 200 */
  handle(body: z.output<Schema>, caller: Caller): Promise<unknown>;
}

/**
 * Checks, in this order: origin, method, rate, media type, size, JSON, fields.
 * Errors: `origin_not_allowed`, `method_not_allowed`, `rate_limited`, `unsupported_media_type`,
 * `body_too_large`, `invalid_body`, `invalid_field`, and whatever the handler throws.
 */
export function jsonEndpoint<Schema extends z.ZodType>(endpoint: JsonEndpoint<Schema>): HttpFunction {
  const { name, schema, origins, log, limitAddress, handle } = endpoint;
  return answering(name, log, async (request, response) => {
    checkOrigin(request, response, origins);
    if (request.method === 'OPTIONS' && request.headers.origin) return answerPreflight(response);
    if (request.method !== 'POST') {
      response.set('Allow', 'POST, OPTIONS');
      throw new ApiError('method_not_allowed');
    }
    limitAddress(request);
    if (mediaTypeOf(request) !== 'application/json') throw new ApiError('unsupported_media_type');
    const body = fieldsOf(schema, jsonOf(await bytesOf(request, maxBodyBytes)));
    return { status: 200, body: await handle(body, { origin: request.headers.origin }) };
  });
}

function jsonOf(bytes: Buffer): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('invalid_body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('invalid_body');
  }
  return value;
}

function fieldsOf<Schema extends z.ZodType>(schema: Schema, value: object): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path[0];
  throw typeof field === 'string' ? new ApiError('invalid_field', field) : new ApiError('invalid_body');
}
