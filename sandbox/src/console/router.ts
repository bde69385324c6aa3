import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { act } from '../actions.ts';
import { FaultError, readFault } from '../faults/fault.ts';
import type { Html } from '../html.ts';
import type { StandIns } from '../standIns.ts';
import { stateOf } from '../state.ts';
import { StripeRefusal } from '../stripe/errors.ts';
import { board } from './board.ts';
import { boardPage, type ConsoleLinks, mailPage, refusalPage } from './pages.ts';

/** The console: `/` and what stands below `/console`. */
export function consoleRouter(parts: StandIns, reset: () => void, links: ConsoleLinks | undefined): Router {
  const router = express.Router();
  router.get('/', (_request, response) =>
    send(response, boardPage(board(stateOf(parts)), links, parts.sweep !== undefined)),
  );
  router.get('/console/board', (_request, response) => send(response, board(stateOf(parts))));
  router.get('/console/changes', (request, response) => followChanges(parts, request, response));

  router.get('/console/mails/:index', (request, response, next) => {
    const index = Number(request.params.index);
    const mail = parts.sendgrid.mails[index];
    if (mail) send(response, mailPage(mail, index));
    else next();
  });
  router.get('/console/mails/:index/html', (request, response, next) => {
    const mail = parts.sendgrid.mails[Number(request.params.index)];
    if (!mail?.html) return next();
    // A mail program runs no script: neither does this page, even when it is opened by itself.
    response.set(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    );
    response.type('html').send(mail.html);
  });
  router.get('/console/mails/:index/attachments/:position', (request, response, next) => {
    const { index, position } = request.params;
    const attachment = parts.sendgrid.mails[Number(index)]?.attachments[Number(position)];
    if (!attachment) return next();
    response.attachment(attachment.filename).set('Content-Type', attachment.type);
    response.send(Buffer.from(attachment.content, 'base64'));
  });

  router.use('/console', express.urlencoded({ extended: false }));
  router.post('/console/reset', (_request, response) => {
    reset();
    response.redirect(303, '/');
  });
  router.post('/console/faults', (request, response) => {
    const { provider, fault } = readFault(request.body);
    parts.faults.set(provider, fault);
    response.redirect(303, '/');
  });
  router.post('/console/sessions/:id/:action', (request, response) => {
    act(parts, request.params.id, request.params.action, request.body);
    response.redirect(303, '/');
  });
  router.post('/console/events/:id/resend', async (request, response) => {
    await parts.stripe.webhook.resend(request.params.id);
    response.redirect(303, '/');
  });
  router.post('/console/sweep', async (_request, response) => {
    const status = await parts.sweep?.();
    if (status === 200) return response.redirect(303, '/');
    response.status(502);
    return send(response, refusalPage(`The sweep did not finish its work: ${status ?? 'no answer'}.`));
  });
  router.use('/console', (_request, response) => {
    response.status(404);
    send(response, refusalPage('There is nothing at this address.'));
  });
  router.use('/console', (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof FaultError) && !(error instanceof StripeRefusal)) return next(error);
    response.status(400);
    return send(response, refusalPage(error.message));
  });
  return router;
}

/** Tells the page that something changed, at most ten times a second (server-sent events). */
function followChanges({ changes }: StandIns, request: Request, response: Response): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 1000\n\n');
  let planned: NodeJS.Timeout | undefined;
  const tell = () => {
    planned ??= setTimeout(() => {
      planned = undefined;
      response.write('data: change\n\n');
    }, 100);
  };
  changes.on('change', tell);
  request.on('close', () => {
    clearTimeout(planned);
    changes.off('change', tell);
  });
}

function send(response: Response, page: Html): void {
  response
    .set(
      'Content-Security-Policy',
      "default-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
    )
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(page.markup);
}
