import type { HttpFunction } from '@google-cloud/functions-framework';
import { sweep } from '../fulfilment/sweep.ts';
import { answering } from '../http/answering.ts';
import { ApiError } from '../http/errors.ts';
import type { World } from '../world.ts';

/**
 * `sweep`: called by Cloud Scheduler. 200 means that nothing of the last days is left to do; 503 that
 * something is, so that the scheduler comes again and its failures raise an alarm. The body says how much.
 *
 * Who may call it is Cloud Run's affair: it is deployed without `--allow-unauthenticated`, has no address on
 * the site, and the scheduler shows a token of its service account. It takes no input and tells nothing but
 * numbers, so that a call too many costs one list of Stripe's.
 * @throws ApiError `method_not_allowed`; ProviderError
 */
export function sweepSales(name: string, world: World): HttpFunction {
  return answering(name, world.log, async (request, response) => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST');
      throw new ApiError('method_not_allowed');
    }
    const swept = await sweep(world);
    const { seen, failed, finished } = swept;
    const done = failed === 0 && finished;
    world.log({ severity: done ? 'INFO' : 'ERROR', message: 'swept', seen, failed, finished });
    return { status: done ? 200 : 503, body: { data: swept } };
  });
}
