import express, { type Response, type Router } from 'express';
import * as z from 'zod';
import type { Html } from '../../../html.ts';
import type { CheckoutSessionRecord } from '../checkoutSession.ts';
import { isOpen } from '../expireSession.ts';
import { answerChallenge, type PaymentOutcome, payByCard } from '../payByCard.ts';
import type { StripeAccount } from '../stripeAccount.ts';
import { paymentForm, type SentFields, sentFields } from './paymentForm.ts';
import { challengePage, closedPage, getSuccessUrl, paymentPage, unknownPage } from './paymentPage.ts';

/** The sentence for a declined card. */
const declineMessages: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds. Try a different card.',
  expired_card: 'Your card has expired. Try a different card.',
  incorrect_cvc: "Your card's security code is incorrect.",
  test_mode_live_card: 'Your card was declined: it is not a test card.',
  authentication_failed: 'Authentication failed. Choose a different payment method or try again.',
};
const declined = 'Your card was declined. Try a different card.';

const challengeForm = z.object({ outcome: z.string() });

/** Serves the hosted payment page, `/pay/<session>`; its texts are English in every locale. */
export function paymentRouter(account: StripeAccount, clock: () => Date): Router {
  const router = express.Router();
  router.use('/pay', express.urlencoded({ extended: false, limit: '16kb' }), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/pay/:id', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record) return send(response, 404, unknownPage());
    return send(response, 200, isOpen(account, record) ? paymentPage(record) : closedPage(record));
  });

  router.post('/pay/:id', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record) return send(response, 404, unknownPage());
    const sent = sentFields.parse(request.body);
    const form = paymentForm(clock()).safeParse(request.body);
    if (!form.success) return send(response, 400, paymentPage(record, sent, form.error.issues[0]?.message));
    const { email, name, number } = form.data;
    return proceed(response, record, payByCard(account, record, { email, name }, number), sent);
  });

  router.get('/pay/:id/3d-secure', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record?.challenge) return response.redirect(303, `/pay/${request.params.id}`);
    return send(response, 200, challengePage(record));
  });

  router.post('/pay/:id/3d-secure', (request, response) => {
    const record = account.sessions.get(request.params.id);
    if (!record) return send(response, 404, unknownPage());
    const sent = record.challenge ?? {};
    const authenticated = challengeForm.safeParse(request.body).data?.outcome === 'complete';
    return proceed(response, record, answerChallenge(account, record, authenticated), sent);
  });
  return router;
}

function proceed(
  response: Response,
  record: CheckoutSessionRecord,
  outcome: PaymentOutcome,
  sent: SentFields,
): void {
  switch (outcome.kind) {
    case 'paid':
      response.redirect(303, getSuccessUrl(record.session));
      break;
    case 'closed':
      response.redirect(303, `/pay/${record.session.id}`);
      break;
    case 'challenge':
      response.redirect(303, `/pay/${record.session.id}/3d-secure`);
      break;
    case 'declined':
      send(response, 402, paymentPage(record, sent, declineMessages[outcome.declineCode] ?? declined));
  }
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
