import type { HttpFunction } from '@google-cloud/functions-framework';
import { type HealthResponse, healthPath } from '@surya/data';
import type { AppContext } from '../appContext.ts';
import { ApiError } from './apiError.ts';
import { withErrorHandling } from './withErrorHandling.ts';

/**
 * Adds a health check at `/health` below the path of a function. A function does not start with an unfit
 * environment, so that the answer also covers its secrets. No provider is called: a check costs nothing,
 * and does not fail with a provider.
 * @throws ApiError `method_not_allowed` for all methods but GET and HEAD
 */
export function withHealth(
  name: string,
  { log, version }: Pick<AppContext, 'log' | 'version'>,
  handler: HttpFunction,
): HttpFunction {
  const body: HealthResponse = { data: { function: name, version } };
  const health = withErrorHandling(name, log, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed');
    }
    return { status: 200, body };
  });
  return (request, response) => (request.path.endsWith(healthPath) ? health : handler)(request, response);
}
