import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { Html } from '../../html.ts';
import { ApiError } from '../../providers/apiError.ts';
import { parseFault } from '../../providers/faults/fault.ts';
import type { ProviderMocks } from '../../providers/providerMocks.ts';
import { getSandboxState } from '../../providers/sandboxState.ts';
import { runAction } from '../../providers/stripe/runAction.ts';
import { callSweep } from '../callSweep.ts';
import { type ConsoleLinks, dashboardPage, errorPage } from './consolePage.ts';
import { dashboard } from './dashboard.ts';
import { mailPage } from './mailPage.ts';

export interface ConsoleOptions {
  /** Where the site and the partner's page are served. */
  links?: ConsoleLinks;
  /** Gets where the scheduled sweep is called; without it the console has no button for it. */
  getSweepUrl?: () => string;
}

/** Serves the console, at `/` and below `/console`, and `POST /sandbox/sweep` of the control API. */
export function consoleRouter(mocks: ProviderMocks, { links, getSweepUrl }: ConsoleOptions): Router {
  const router = express.Router();
  const getDashboard = () => dashboard(getSandboxState(mocks));
  router.get('/', (_request, response) =>
    send(response, dashboardPage(getDashboard(), links, getSweepUrl !== undefined)),
  );
  router.get('/console/dashboard', (_request, response) => send(response, getDashboard()));
  router.get('/console/changes', (request, response) => followChanges(mocks, request, response));
  mailRoutes(router, mocks);

  router.use('/console', express.urlencoded({ extended: false }));
  router.post('/console/reset', (_request, response) => {
    mocks.reset();
    response.redirect(303, '/');
  });
  router.post('/console/faults', (request, response) => {
    const { provider, fault } = parseFault(request.body);
    mocks.faults.set(provider, fault);
    response.redirect(303, '/');
  });
  router.post('/console/sessions/:id/:action', (request, response) => {
    const { id, action } = request.params;
    runAction(mocks.stripe.account, id, action, request.body);
    response.redirect(303, '/');
  });
  router.post('/console/events/:id/resend', async (request, response) => {
    await mocks.stripe.webhook.resend(request.params.id);
    response.redirect(303, '/');
  });
  if (getSweepUrl) {
    router.post('/console/sweep', async (_request, response) => {
      const status = await callSweep(getSweepUrl());
      if (status === 200) return response.redirect(303, '/');
      response.status(502);
      return send(response, errorPage(`The sweep did not finish its work: ${status ?? 'no response'}.`));
    });
    router.post('/sandbox/sweep', async (_request, response) => {
      response.json({ status: await callSweep(getSweepUrl()) });
    });
  }
  router.use('/console', (_request, response) => {
    response.status(404);
    send(response, errorPage('There is nothing at this address.'));
  });
  router.use('/console', (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof ApiError)) return next(error);
    response.status(400);
    return send(response, errorPage(error.message));
  });
  return router;
}

/** Adds one page a mail, its HTML part for the page's frame, and its attachments. */
function mailRoutes(router: Router, { sendgrid }: ProviderMocks): void {
  router.get('/console/mails/:index', (request, response, next) => {
    const index = Number(request.params.index);
    const mail = sendgrid.mails[index];
    if (mail) send(response, mailPage(mail, index));
    else next();
  });
  router.get('/console/mails/:index/html', (request, response, next) => {
    const mail = sendgrid.mails[Number(request.params.index)];
    if (!mail?.html) return next();
    // Mail programs run no script: neither does this page, also when it is opened outside its frame.
    response.set(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    );
    response.type('html').send(mail.html);
  });
  router.get('/console/mails/:index/attachments/:position', (request, response, next) => {
    const { index, position } = request.params;
    const attachment = sendgrid.mails[Number(index)]?.attachments[Number(position)];
    if (!attachment) return next();
    response.attachment(attachment.filename).set('Content-Type', attachment.type);
    response.send(Buffer.from(attachment.content, 'base64'));
  });
}

/** Tells the page of changes by server-sent events, at most ten times a second. */
function followChanges({ changes }: ProviderMocks, request: Request, response: Response): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 1000\n\n');
  let planned: NodeJS.Timeout | undefined;
  const onChange = () => {
    planned ??= setTimeout(() => {
      planned = undefined;
      response.write('data: change\n\n');
    }, 100);
  };
  changes.on('change', onChange);
  request.on('close', () => {
    clearTimeout(planned);
    changes.off('change', onChange);
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
