import { Html, html } from '../../../html.ts';
import type { CheckoutSession, CheckoutSessionRecord } from '../checkoutSession.ts';
import { testCards } from '../testCards.ts';
import type { SentFields } from './paymentForm.ts';
import { paymentScript, paymentStyle } from './paymentStyle.ts';

/** The label of the button by `submit_type`; `auto` and none mean `pay` (https://docs.stripe.com/api/checkout/sessions). */
const submitLabels: Record<string, string> = { book: 'Book', donate: 'Donate', subscribe: 'Subscribe' };

/** Renders the form for a card. */
export function paymentPage(record: CheckoutSessionRecord, sent: SentFields = {}, error?: string): Html {
  const { session } = record;
  const submit = submitLabels[session.submit_type ?? ''] ?? 'Pay';
  return layout(
    `${submit} ${getAmount(session)}`,
    summary(record),
    html`${error && html`<p role="alert">${error}</p>`}
<form method="post" action="/pay/${session.id}">
<label>Email<input name="email" type="email" autocomplete="email" required value="${sent.email ?? session.customer_email}"></label>
<label>Cardholder name<input name="name" autocomplete="cc-name" required value="${sent.name}"></label>
<fieldset><legend>Card</legend>
<label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" required placeholder="1234 1234 1234 1234" value="${sent.number}"></label>
<div class="pair">
<label>Expiry (MM/YY)<input name="expiry" inputmode="numeric" autocomplete="cc-exp" required placeholder="12/34" value="${sent.expiry}"></label>
<label>CVC<input name="cvc" inputmode="numeric" autocomplete="cc-csc" required placeholder="123" value="${sent.cvc}"></label>
</div></fieldset>
<button data-label="${submit}" data-processing="Processing…">${submit}</button>
</form>
<details><summary>Test cards</summary><table>${[...testCards].map(
      ([number, behaviour]) =>
        html`<tr><td>${number}</td><td>${behaviour.kind === 'declined' ? behaviour.declineCode : behaviour.kind}</td></tr>`,
    )}</table></details>`,
  );
}

/** Renders the bank's 3-D Secure question. */
export function challengePage(record: CheckoutSessionRecord): Html {
  return layout(
    '3-D Secure authentication',
    summary(record),
    html`<p>Your bank asks you to confirm this payment.</p>
<form method="post" action="/pay/${record.session.id}/3d-secure">
<button name="outcome" value="complete">Complete</button>
<button class="quiet" name="outcome" value="fail">Fail</button>
</form>`,
  );
}

/** Renders a session that can no longer be paid. */
export function closedPage(record: CheckoutSessionRecord): Html {
  if (record.session.status === 'complete') {
    return layout(
      'This session is paid',
      summary(record),
      html`<p><a href="${getSuccessUrl(record.session)}">Continue</a></p>`,
    );
  }
  return layout(
    'This page has expired',
    summary(record),
    html`<p>The payment session is no longer valid. Go back to the site to open another one.</p>`,
  );
}

export function unknownPage(): Html {
  return layout('Page not found', html``, html`<p>There is no such payment session.</p>`);
}

/** Where the buyer goes after the payment, with the session's id in its place. */
export function getSuccessUrl({ id, success_url: url }: CheckoutSession): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function summary({ session, lineItems }: CheckoutSessionRecord): Html {
  return html`<p class="amount">${getAmount(session)}</p>
<dl>${lineItems.map(
    ({ description, quantity, amount }) => html`<dt>${description}${quantity > 1 && ` × ${quantity}`}</dt>
<dd>${formatMoney(amount, session)}</dd>`,
  )}</dl>
${session.cancel_url && session.status === 'open' && html`<p><a href="${session.cancel_url}">← Cancel and go back</a></p>`}`;
}

function getAmount(session: CheckoutSession): string {
  return formatMoney(session.amount_total ?? 0, session);
}

function formatMoney(cents: number, { currency }: CheckoutSession): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'eur' }).format(cents / 100);
}

function layout(title: string, shop: Html, content: Html): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<style>${new Html(paymentStyle)}</style></head>
<body><aside>${shop}</aside><main><p class="mode">Sandbox: no money moves</p><h1>${title}</h1>
${content}</main><script>${new Html(paymentScript)}</script></body></html>`;
}
