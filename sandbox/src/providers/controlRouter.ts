import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { ApiError } from './apiError.ts';
import { parseFault } from './faults/fault.ts';
import type { ProviderMocks } from './providerMocks.ts';
import { getSandboxState } from './sandboxState.ts';
import { runAction } from './stripe/runAction.ts';

/**
 * Serves the control API, for tests and scripts, below `/sandbox`:
 * - `GET state`: `SandboxState`
 * - `POST reset`
 * - `POST faults` `{ provider, fault, method?, path?, call?, skip?, times? }`
 * - `POST sessions/<id>/<pay | challenge | settle | expire | refund | dispute>`
 * - `POST events/<id>/resend`
 *
 * Bodies are JSON. Responds 200 with JSON, or 4xx with `{ error }`, a sentence.
 */
export function controlRouter(mocks: ProviderMocks): Router {
  const router = express.Router();
  router.use(express.json(), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/state', (_request, response) => {
    response.json(getSandboxState(mocks));
  });
  router.post('/reset', (_request, response) => {
    mocks.reset();
    response.json({});
  });
  router.post('/faults', (request, response) => {
    const { provider, fault } = parseFault(request.body);
    mocks.faults.set(provider, fault);
    response.json({ provider, fault });
  });
  router.post('/sessions/:id/:action', (request, response) => {
    const { id, action } = request.params;
    response.json(runAction(mocks.stripe.account, id, action, request.body));
  });
  router.post('/events/:id/resend', async (request, response) => {
    const known = await mocks.stripe.webhook.resend(request.params.id);
    response.status(known ? 200 : 404).json(known ? {} : { error: 'There is no such event.' });
  });
  router.use((_request, response) => {
    response.status(404).json({ error: 'The control API has no such address.' });
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (error instanceof ApiError) response.status(error.status).json({ error: error.message });
    else next(error);
  });
  return router;
}
