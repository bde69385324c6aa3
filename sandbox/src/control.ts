import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { act } from './actions.ts';
import { FaultError, readFault } from './faults/fault.ts';
import type { StandIns } from './standIns.ts';
import { stateOf } from './state.ts';
import { StripeRefusal } from './stripe/errors.ts';

/**
 * The control API, for tests and scripts:
 * - `GET /sandbox/state`: `SandboxState`
 * - `POST /sandbox/reset`
 * - `POST /sandbox/faults` `{ provider, fault, method?, path?, skip?, times? }`
 * - `POST /sandbox/sessions/<id>/<pay | challenge | settle | expire | refund | dispute>`
 * - `POST /sandbox/events/<id>/resend`
 * - `POST /sandbox/sweep`: `{ status }`, what the scheduled sweep answered
 *
 * Bodies are JSON. 200 with JSON when it is done, 4xx with `{ error }` in words when it is refused.
 */
export function controlRouter(parts: StandIns, reset: () => void): Router {
  const router = express.Router();
  router.use('/sandbox', express.json(), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/sandbox/state', (_request, response) => {
    response.json(stateOf(parts));
  });
  router.post('/sandbox/reset', (_request, response) => {
    reset();
    response.json({});
  });
  router.post('/sandbox/faults', (request, response) => {
    const { provider, fault } = readFault(request.body);
    parts.faults.set(provider, fault);
    response.json({ provider, fault });
  });
  router.post('/sandbox/sessions/:id/:action', (request, response) => {
    response.json(act(parts, request.params.id, request.params.action, request.body));
  });
  router.post('/sandbox/events/:id/resend', async (request, response) => {
    const known = await parts.stripe.webhook.resend(request.params.id);
    response.status(known ? 200 : 404).json(known ? {} : { error: 'There is no such event.' });
  });
  router.post('/sandbox/sweep', async (_request, response) => {
    const status = await parts.sweep?.();
    response
      .status(parts.sweep ? 200 : 404)
      .json(parts.sweep ? { status } : { error: 'Nothing is scheduled.' });
  });
  router.use('/sandbox', (_request, response) => {
    response.status(404).json({ error: 'The control API has no such address.' });
  });
  router.use('/sandbox', sendRefusal);
  return router;
}

function sendRefusal(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (error instanceof FaultError) response.status(400).json({ error: error.message });
  else if (error instanceof StripeRefusal) response.status(error.status).json({ error: error.message });
  else next(error);
}
