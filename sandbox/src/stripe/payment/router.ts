import { defaultLocale, type Locale, parseLocale } from '@surya/data';
import express, { type Request, type Response, type Router } from 'express';
import type { Html } from '../../html.ts';
import type { StripeAccount } from '../account.ts';
import { answerChallenge, isOpen, type PaymentOutcome, payByCard, payByDebit } from '../checkout.ts';
import type { SessionRecord } from '../objects.ts';
import { checkPaymentForm, readPaymentForm } from './form.ts';
import { type PaymentFault, paymentMessages } from './messages.ts';
import { challengePage, closedPage, paymentPage, unknownPage } from './pages.ts';

/** The hosted payment page: `/pay/<session>`. */
export function paymentRouter(account: StripeAccount, clock: () => Date): Router {
  const router = express.Router();
  router.use('/pay', express.urlencoded({ extended: false, limit: '16kb' }), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/pay/:id', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record) return send(response, 404, unknownPage(languageOf(request)));
    const locale = languageOf(request, record);
    if (!isOpen(account, record)) return send(response, 200, closedPage(record, locale, successUrl(record)));
    return send(response, 200, paymentPage(record, locale));
  });

  router.post('/pay/:id', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record) return send(response, 404, unknownPage(languageOf(request)));
    const form = readPaymentForm(request.body);
    const checked = checkPaymentForm(form, clock());
    if ('fault' in checked) {
      return send(response, 400, paymentPage(record, languageOf(request, record), form, checked.fault));
    }
    const debit = form.method === 'sepa_debit' && record.session.payment_method_types.includes('sepa_debit');
    const outcome = debit
      ? payByDebit(account, record, checked.buyer)
      : payByCard(account, record, checked.buyer, checked.number);
    return proceed(request, response, record, outcome, form);
  });

  router.get('/pay/:id/3d-secure', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record?.challenge) return response.redirect(303, `/pay/${request.params.id}`);
    return send(response, 200, challengePage(record, languageOf(request, record)));
  });

  router.post('/pay/:id/3d-secure', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record) return send(response, 404, unknownPage(languageOf(request)));
    const buyer = record.challenge?.buyer;
    const body: unknown = request.body;
    const authenticated =
      typeof body === 'object' && body !== null && 'outcome' in body && body.outcome === 'complete';
    return proceed(request, response, record, answerChallenge(account, record, authenticated), buyer ?? {});
  });
  return router;
}

function proceed(
  request: Request,
  response: Response,
  record: SessionRecord,
  outcome: PaymentOutcome,
  form: Parameters<typeof paymentPage>[2],
): void {
  switch (outcome.kind) {
    case 'paid':
      response.redirect(303, successUrl(record));
      break;
    case 'closed':
      response.redirect(303, `/pay/${record.session.id}`);
      break;
    case 'challenge':
      response.redirect(303, `/pay/${record.session.id}/3d-secure`);
      break;
    case 'declined': {
      const locale = languageOf(request, record);
      send(response, 402, paymentPage(record, locale, form, faultOf(outcome.declineCode, locale)));
    }
  }
}

function faultOf(declineCode: string, locale: Locale): PaymentFault {
  return declineCode in paymentMessages[locale].errors ? (declineCode as PaymentFault) : 'generic_decline';
}

/** Where the buyer goes once it is paid, with the session's id in its place. */
export function successUrl({ session }: SessionRecord): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The session's language; the browser's where it says `auto` or nothing, as Stripe's page does. */
function languageOf(request: Request, record?: SessionRecord): Locale {
  const asked = record?.session.locale;
  if (asked && asked !== 'auto') return parseLocale(asked) ?? 'en';
  const [accepted] = request.acceptsLanguages();
  return parseLocale(accepted) ?? defaultLocale;
}

function send(response: Response, status: number, page: Html): void {
  response
    .status(status)
    .set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('html')
    .send(page.markup);
}
