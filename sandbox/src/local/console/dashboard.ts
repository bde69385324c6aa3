import { type Html, html } from '../../html.ts';
import { type Fault, faultKinds, type Provider, providers } from '../../providers/faults/fault.ts';
import type { ContactState, MailState, PaymentState, SandboxState } from '../../providers/sandboxState.ts';
import type { Delivery } from '../../providers/stripe/webhook.ts';
import { badge, emptyState, formatMoney, formatTime, postButton, table } from './table.ts';

const names: Record<Provider, string> = { stripe: 'Stripe', sendgrid: 'SendGrid', brevo: 'Brevo' };
const faultLabels: Record<Fault['kind'], string> = {
  none: 'works',
  refused: 'off: refuses connections',
  timeout: 'never responds',
  'status-429': 'responds 429, too many requests',
  'status-500': 'responds 500',
  'status-503': 'responds 503, unavailable',
  malformed: 'responds with another page',
  lost: 'works, but its responses are lost',
};

/** Renders the state of the sandbox, newest first. */
export function dashboard(state: SandboxState): Html {
  return html`
<section><h2>Providers</h2><div class="providers">${providers.map((name) => provider(name, state.faults[name]))}</div></section>
<section><h2>Payments</h2>${payments(state.payments.toReversed())}</section>
<section><h2>Mails</h2>${mails(state.mails.toReversed())}</section>
<section><h2>Contacts</h2>${contacts(state.contacts.toReversed())}</section>
<section><h2>Lists</h2>${lists(state)}</section>
<section><h2>Webhook deliveries</h2>${deliveries(state.deliveries.toReversed())}</section>
<section><h2>Calls</h2>${calls(state)}</section>`;
}

function provider(name: Provider, fault: Fault): Html {
  const faulty = fault.kind !== 'none';
  const aim = [
    fault.method,
    fault.path,
    fault.skip && `after ${fault.skip} more`,
    fault.times && `${fault.times} times`,
  ].filter(Boolean);
  return html`<div class="provider${faulty && ' faulty'}"><h3>${names[name]}</h3>
<p>${badge(faulty ? 'bad' : 'good', faultLabels[fault.kind])} ${aim.join(', ')}</p>
<form method="post" action="/console/faults"><input type="hidden" name="provider" value="${name}">
<input type="hidden" name="fault" value="${faulty ? 'none' : 'refused'}"><button class="strong">${faulty ? 'Switch on' : 'Switch off'}</button></form>
<details id="fault-${name}"><summary>Another fault</summary><form class="fault" method="post" action="/console/faults">
<input type="hidden" name="provider" value="${name}">
<label>Fault<select name="fault">${faultKinds.map(
    (kind) =>
      html`<option value="${kind}"${kind === fault.kind && html` selected`}>${faultLabels[kind]}</option>`,
  )}</select></label>
<label>Calls it hits<input name="times" type="number" min="1" placeholder="all"></label>
<label>Path contains<input name="path" placeholder="any"></label>
<button>Set</button></form></details></div>`;
}

function payments(all: readonly PaymentState[]): Html {
  if (all.length === 0) return emptyState('No payment yet.');
  return table(
    ['Created', 'What', 'Amount', 'State', 'Buyer', ''],
    all.map(
      (payment) => html`<tr><td class="number">${formatTime(payment.created)}</td>
<td>${payment.description} ${payment.locale && html`<span class="badge">${payment.locale}</span>`}
<details id="${payment.id}"><summary><code>${payment.id.slice(0, 20)}…</code></summary>
<pre>${JSON.stringify({ ...payment, url: undefined }, undefined, 2)}</pre></details></td>
<td class="number">${formatMoney(payment.amount, payment.currency)}${payment.amountRefunded > 0 && html`<br>${badge('waiting', `${formatMoney(payment.amountRefunded, payment.currency)} refunded`)}`}</td>
<td>${paymentState(payment)}</td><td>${payment.name}<br>${payment.email}</td>
<td>${actions(payment)}</td></tr>`,
    ),
  );
}

function paymentState({ status, paymentStatus, disputed }: PaymentState): Html {
  if (disputed) return badge('bad', 'disputed');
  if (paymentStatus === 'paid') return badge('good', 'paid');
  if (status === 'complete') return badge('waiting', 'awaiting the debit');
  return status === 'expired' ? badge('bad', 'expired') : badge('waiting', 'open');
}

function actions({ id, status, paymentStatus, amount, amountRefunded, disputed, url }: PaymentState): Html[] {
  const path = `/console/sessions/${id}`;
  if (status === 'open') {
    return [
      html`<a href="${url}">Pay</a> `,
      postButton(`${path}/pay`, 'Pay by debit', { method: 'sepa_debit' }),
      postButton(`${path}/expire`, 'Expire'),
    ];
  }
  if (status === 'expired') return [];
  if (paymentStatus === 'unpaid') {
    return [
      postButton(`${path}/settle`, 'Debit arrives'),
      postButton(`${path}/settle`, 'Debit fails', { paid: 'false' }),
    ];
  }
  return [
    ...(amountRefunded < amount ? [postButton(`${path}/refund`, 'Refund')] : []),
    ...(disputed ? [] : [postButton(`${path}/dispute`, 'Dispute')]),
  ];
}

function mails(all: readonly MailState[]): Html {
  if (all.length === 0) return emptyState('No mail yet.');
  return table(
    ['Sent', 'To', 'Subject', 'Attachments'],
    all.map(
      (mail) => html`<tr><td class="number">${formatTime(mail.at)}</td><td>${mail.to}</td>
<td><a href="${mail.url}">${mail.subject}</a></td>
<td>${mail.attachments.map(({ filename, url }) => html`<a href="${url}">${filename}</a> `)}</td></tr>`,
    ),
  );
}

function contacts(all: readonly ContactState[]): Html {
  if (all.length === 0) return emptyState('No contact yet.');
  return table(
    ['E-mail', 'Lists', 'Attributes'],
    all.map(
      (
        contact,
      ) => html`<tr><td>${contact.email}</td><td>${contact.lists.map((name) => html`${name}<br>`)}</td>
<td>${Object.entries(contact.attributes).map(([name, value]) => html`<code>${name}</code> ${String(value)}<br>`)}
${contact.dropped.length > 0 && badge('bad', `dropped, for the account has no such attribute: ${contact.dropped.join(', ')}`)}</td></tr>`,
    ),
  );
}

function lists({ lists: all }: SandboxState): Html {
  if (all.length === 0) return emptyState('No list yet.');
  return table(
    ['Id', 'Name', 'Contacts'],
    all.map(
      ({ id, name, contacts: count }) =>
        html`<tr><td class="number">${id}</td><td>${name}</td><td class="number">${count}</td></tr>`,
    ),
  );
}

function deliveries(all: readonly Delivery[]): Html {
  if (all.length === 0) return emptyState('No event yet.');
  const badges = { delivered: 'good', pending: 'waiting', failed: 'bad' } as const;
  return table(
    ['Event', 'State', 'Attempts', ''],
    all.map(
      (delivery) => html`<tr><td>${delivery.type}<br><code>${delivery.event}</code></td>
<td>${badge(badges[delivery.state], delivery.state)}</td>
<td>${delivery.attempts.map(({ at, status, error, milliseconds }) => html`${formatTime(at)} ${status ?? error} <span class="number">${milliseconds} ms</span><br>`)}</td>
<td>${postButton(`/console/events/${delivery.event}/resend`, 'Redeliver')}</td></tr>`,
    ),
  );
}

function calls({ calls: all }: SandboxState): Html {
  if (all.length === 0) return emptyState('No call yet.');
  return html`<details id="calls"><summary>The last ${Math.min(all.length, 100)}</summary>${table(
    ['At', 'Provider', 'Call', 'Response'],
    all
      .slice(-100)
      .toReversed()
      .map(
        (call) => html`<tr><td class="number">${formatTime(call.at)}</td><td>${names[call.provider]}</td>
<td><code>${call.method} ${call.path}</code></td>
<td>${call.status ?? 'none'} ${call.fault !== 'none' && badge('bad', call.fault)}</td></tr>`,
      ),
  )}</details>`;
}
