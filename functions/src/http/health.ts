import type { HttpFunction } from '@google-cloud/functions-framework';
import { type HealthResponse, healthPath } from '@surya/data';
import type { Log } from '../log.ts';
import { answering } from './answering.ts';
import { ApiError } from './errors.ts';

/** What the answer needs of the world. */
interface HealthWorld {
  log: Log;
  version: string;
}

/**
 * Lets a function say that it is there, at `/health` below its own path. Since a function with an unfit
 * environment does not start, the answer says as much of its secrets, without touching them; it asks no
 * provider, so that a monitor can neither spend anything nor be misled by somebody else's trouble.
 * @throws ApiError `method_not_allowed` for anything but GET and HEAD
 */
export function withHealth(name: string, { log, version }: HealthWorld, handler: HttpFunction): HttpFunction {
  const body: HealthResponse = { data: { function: name, version } };
  const health = answering(name, log, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed');
    }
    return { status: 200, body };
  });
  return (request, response) => (request.path.endsWith(healthPath) ? health : handler)(request, response);
}
