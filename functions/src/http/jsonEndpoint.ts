import type { HttpFunction } from '@google-cloud/functions-framework';
import type * as z from 'zod';
import type { Log } from '../log.ts';
import { ApiError } from './apiError.ts';
import { answerPreflight, checkOrigin } from './checkOrigin.ts';
import type { ClientRequest } from './rateLimiter.ts';
import { readBody } from './readBody.ts';
import { withErrorHandling } from './withErrorHandling.ts';

/** The longest body that is accepted, in bytes. */
const maxBodyBytes = 16 * 1024;

/** A function that pages call: a POST whose JSON body fits `schema`. */
interface JsonEndpoint<Schema extends z.ZodType> {
  name: string;
  schema: Schema;
  /** The origins of the pages that may call. */
  origins: ReadonlySet<string>;
  log: Log;
  /** Counts a request of a client. @throws ApiError `rate_limited` */
  limitClient: (client: ClientRequest) => void;
  /** @returns the body of the answer with status 200 */
  handle(body: z.output<Schema>, origin: string | undefined): Promise<unknown>;
}

/**
 * Creates the function. Checks, in this order: origin, method, rate, media type, size, JSON, fields.
 * Errors: `origin_not_allowed`, `method_not_allowed`, `rate_limited`, `unsupported_media_type`,
 * `body_too_large`, `invalid_body`, `invalid_field`, and whatever the handler throws.
 */
export function jsonEndpoint<Schema extends z.ZodType>(endpoint: JsonEndpoint<Schema>): HttpFunction {
  const { name, schema, origins, log, limitClient, handle } = endpoint;
  return withErrorHandling(name, log, async (request, response) => {
    checkOrigin(request, response, origins);
    if (request.method === 'OPTIONS' && request.headers.origin) return answerPreflight(response);
    if (request.method !== 'POST') {
      response.set('Allow', 'POST, OPTIONS');
      throw new ApiError('method_not_allowed');
    }
    limitClient(request);
    if (getMediaType(request.headers['content-type']) !== 'application/json') {
      throw new ApiError('unsupported_media_type');
    }
    const body = parseFields(schema, parseJson(await readBody(request, maxBodyBytes)));
    return { status: 200, body: await handle(body, request.headers.origin) };
  });
}

/** Returns a media type in lower case and without parameters. */
function getMediaType(contentType = ''): string | undefined {
  return contentType.split(';', 1)[0]?.trim().toLowerCase();
}

function parseJson(bytes: Buffer): object {
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

function parseFields<Schema extends z.ZodType>(schema: Schema, value: object): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path[0];
  throw typeof field === 'string' ? new ApiError('invalid_field', field) : new ApiError('invalid_body');
}
