import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { FaultError, readFault } from './faults/fault.ts';
import type { StandIns } from './standIns.ts';
import { stateOf } from './state.ts';
import { answerChallenge, expire, payByCard, payByDebit, settle } from './stripe/checkout.ts';
import { StripeRefusal } from './stripe/errors.ts';
import type { Charge } from './stripe/objects.ts';
import { dispute, refund } from './stripe/refunds.ts';

/**
 * The control API, for tests and scripts:
 * - `GET /sandbox/state`
 * - `POST /sandbox/reset`
 * - `POST /sandbox/faults` `{ provider, fault, method?, path?, skip?, times? }`
 * - `POST /sandbox/sessions/<id>/pay` `{ email?, name?, card?, method? }` pays without the page;
 *   `…/challenge` `{ authenticated }`, `…/settle` `{ paid }`, `…/expire`, `…/refund` `{ amount? }`, `…/dispute`
 * - `POST /sandbox/events/<id>/resend`
 *
 * Bodies are JSON. 200 with JSON when it is done, 400 with `{ error }` in words when it is refused.
 */
export function controlRouter(parts: StandIns, reset: () => void): Router {
  const { account, webhook } = parts.stripe;
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

  router.post('/sandbox/sessions/:id/pay', (request, response) => {
    const record = account.session(request.params.id);
    const { email = 'buyer@example.org', name = 'Sample Buyer', card, method } = textsOf(request.body);
    const outcome =
      method === 'sepa_debit'
        ? payByDebit(account, record, { email, name })
        : payByCard(account, record, { email, name }, (card ?? '4242424242424242').replace(/\s/g, ''));
    response.json(outcome);
  });

  router.post('/sandbox/sessions/:id/challenge', (request, response) => {
    const { authenticated } = fieldsOf(request.body);
    response.json(answerChallenge(account, account.session(request.params.id), authenticated !== false));
  });

  router.post('/sandbox/sessions/:id/settle', (request, response) => {
    settle(account, account.session(request.params.id), fieldsOf(request.body).paid !== false);
    response.json({});
  });

  router.post('/sandbox/sessions/:id/expire', (request, response) => {
    expire(account, account.session(request.params.id));
    response.json({});
  });

  router.post('/sandbox/sessions/:id/refund', (request, response) => {
    const { amount } = fieldsOf(request.body);
    const { id } = chargeOf(parts, request.params.id);
    response.json(refund(account, { charge: id, ...(typeof amount === 'number' && { amount }) }));
  });

  router.post('/sandbox/sessions/:id/dispute', (request, response) => {
    response.json(dispute(account, chargeOf(parts, request.params.id)));
  });

  router.post('/sandbox/events/:id/resend', async (request, response) => {
    const known = await webhook.resend(request.params.id);
    response.status(known ? 200 : 404).json(known ? {} : { error: 'There is no such event.' });
  });

  router.use('/sandbox', (_request, response) => {
    response.status(404).json({ error: 'The control API has no such address.' });
  });
  router.use('/sandbox', sendRefusal);
  return router;
}

/** The charge of a paid session. */
export function chargeOf({ stripe: { account } }: StandIns, sessionId: string): Charge {
  const { session } = account.session(sessionId);
  const intent = session.payment_intent ? account.intents.get(session.payment_intent) : undefined;
  return account.charge(intent?.latest_charge ?? `of ${sessionId}`);
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function textsOf(body: unknown): Record<string, string> {
  const fields = Object.entries(fieldsOf(body)).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(fields) as Record<string, string>;
}

function sendRefusal(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (error instanceof FaultError || error instanceof StripeRefusal) {
    response.status(400).json({ error: error.message });
  } else next(error);
}
