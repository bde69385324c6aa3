import type { Locale } from '@surya/data';
import { type Html, html, Html as Markup } from '../../html.ts';
import type { SessionRecord } from '../objects.ts';
import type { PaymentForm } from './form.ts';
import { type PaymentFault, type PaymentMessages, paymentMessages } from './messages.ts';
import { paymentScript, paymentStyle } from './style.ts';

const testCards = [
  '4242 4242 4242 4242',
  '4000 0000 0000 0002',
  '4000 0000 0000 9995',
  '4000 0025 0000 3155',
];

/** The form: a card, and a debit where the session allows one. */
export function paymentPage(
  record: SessionRecord,
  locale: Locale,
  form: Partial<PaymentForm> = {},
  fault?: PaymentFault,
): Html {
  const t = paymentMessages[locale];
  const { session } = record;
  const action = `/pay/${session.id}`;
  const email = form.email || session.customer_email || '';
  const buyer = html`<label>${t.email}<input name="email" type="email" autocomplete="email" required value="${email}"></label>
<label>${t.name}<input name="name" autocomplete="cc-name" required value="${form.name}"></label>`;
  const label = `${t.pay} ${amountOf(record, locale)}`;
  return layout(
    locale,
    label,
    summary(record, locale),
    html`${fault && html`<p role="alert">${t.errors[fault]}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="method" value="card">
${buyer}
<fieldset><legend>${t.card}</legend>
<label>${t.number}<input name="number" inputmode="numeric" autocomplete="cc-number" required placeholder="1234 1234 1234 1234" value="${form.number}"></label>
<div class="pair">
<label>${t.expiry}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" required placeholder="12/34" value="${form.expiry}"></label>
<label>${t.cvc}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" required placeholder="123" value="${form.cvc}"></label>
</div></fieldset>
<button data-label="${label}" data-processing="${t.processing}">${label}</button>
</form>
${session.payment_method_types.includes('sepa_debit') && debitForm(action, t, buyer, form)}
<details><summary>${t.testCards}</summary><table>${testCards.map(
      (card, index) => html`<tr><td>${card}</td><td>${hint(index, t)}</td></tr>`,
    )}</table></details>`,
  );
}

function debitForm(action: string, t: PaymentMessages, buyer: Html, form: Partial<PaymentForm>): Html {
  return html`<details><summary>${t.debit}</summary><form method="post" action="${action}">
<input type="hidden" name="method" value="sepa_debit">
${buyer}
<label>${t.iban}<input name="iban" required placeholder="FR14 2004 1010 0505 0001 3M02 606" value="${form.iban}"></label>
<button data-label="${t.payWithDebit}" data-processing="${t.processing}">${t.payWithDebit}</button>
</form></details>`;
}

/** The bank's question. */
export function challengePage(record: SessionRecord, locale: Locale): Html {
  const t = paymentMessages[locale].challenge;
  return layout(
    locale,
    t.title,
    summary(record, locale),
    html`<p>${t.text} ···· ${record.challenge?.last4}</p>
<form method="post" action="/pay/${record.session.id}/3d-secure">
<button name="outcome" value="complete">${t.complete}</button>
<button class="quiet" name="outcome" value="fail">${t.fail}</button>
</form>`,
  );
}

/** A session that cannot be paid any more. */
export function closedPage(record: SessionRecord, locale: Locale, successUrl: string): Html {
  const t = paymentMessages[locale];
  const paid = record.session.status === 'complete';
  return layout(
    locale,
    paid ? t.paid.title : t.expired.title,
    summary(record, locale),
    paid
      ? html`<p>${t.paid.text}</p><p><a href="${successUrl}">${t.paid.back}</a></p>`
      : html`<p>${t.expired.text}</p>`,
  );
}

export function unknownPage(locale: Locale): Html {
  const t = paymentMessages[locale].unknown;
  return layout(locale, t.title, html``, html`<p>${t.text}</p>`);
}

function summary(record: SessionRecord, locale: Locale): Html {
  const { session, lineItems } = record;
  const t = paymentMessages[locale];
  return html`<p class="amount">${amountOf(record, locale)}</p>
<dl>${lineItems.map(
    (item) => html`<dt>${item.description}${item.quantity > 1 && ` × ${item.quantity}`}</dt>
<dd>${money(item.amount_total, item.currency, locale)}</dd>`,
  )}</dl>
${session.cancel_url && session.status === 'open' && html`<p><a href="${session.cancel_url}">← ${t.cancel}</a></p>`}`;
}

function amountOf({ session }: SessionRecord, locale: Locale): string {
  return money(session.amount_total ?? 0, session.currency ?? 'eur', locale);
}

function money(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

function hint(index: number, t: PaymentMessages): string {
  return ['✓', t.errors.generic_decline, t.errors.insufficient_funds, t.challenge.title][index] ?? '';
}

function layout(locale: Locale, title: string, shop: Html, content: Html): Html {
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<style>${new Markup(paymentStyle)}</style></head>
<body><aside>${shop}</aside><main><p class="mode">${paymentMessages[locale].testMode}</p><h1>${title}</h1>
${content}</main><script>${new Markup(paymentScript)}</script></body></html>`;
}
