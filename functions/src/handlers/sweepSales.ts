import type { HttpFunction } from '@google-cloud/functions-framework';
import type { AppContext } from '../appContext.ts';
import { sweep } from '../fulfilment/sweep.ts';
import { ApiError } from '../http/apiError.ts';
import { withErrorHandling } from '../http/withErrorHandling.ts';

/**
 * `sweep`: called by Cloud Scheduler. 200 says that nothing of the last days is left to do; 503 that
 * something is, so that the scheduler repeats the call and its failures raise an alarm. The body says how
 * much.
 *
 * Cloud Run controls who may call it: it is deployed without `--allow-unauthenticated`, has no address on
 * the site, and the scheduler sends a token of its service account. It takes no input and answers numbers
 * only, so that an extra call costs one list of Stripe's.
 * @throws ApiError `method_not_allowed`; ProviderError
 */
export function sweepSales(name: string, context: AppContext): HttpFunction {
  return withErrorHandling(name, context.log, async (request, response) => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST');
      throw new ApiError('method_not_allowed');
    }
    const result = await sweep(context);
    const { seen, failed, finished } = result;
    const done = failed === 0 && finished;
    context.log({ severity: done ? 'INFO' : 'ERROR', message: 'swept', seen, failed, finished });
    return { status: done ? 200 : 503, body: { data: result } };
  });
}
