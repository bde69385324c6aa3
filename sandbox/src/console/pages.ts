import { type Html, html, Html as Markup } from '../html.ts';
import type { Mail, MailAddress } from '../sendgrid/mail.ts';
import { button } from './parts.ts';
import { consoleScript, consoleStyle } from './style.ts';

/** Where the rest of the local system is. */
export interface ConsoleLinks {
  site: string;
  partner: string;
}

/** The console with the board in it; with a button for the scheduled sweep where there is one. */
export function boardPage(board: Html, links: ConsoleLinks | undefined, scheduled: boolean): Html {
  return layout(
    'Sandbox console',
    html`<p>Payments, mails and contacts of the local system. Nothing leaves this machine.</p>
<nav>${links && html`<a href="${links.site}">Site</a><a href="${links.partner}">Partner's page</a>`}
${scheduled && button('/console/sweep', 'Sweep now')}${button('/console/reset', 'Reset')}</nav>`,
    html`${board}`,
    consoleScript,
  );
}

/** One mail: rendered as a mail program would, without script, and as text. */
export function mailPage(mail: Mail, index: number): Html {
  const url = `/console/mails/${index}`;
  const people = (addresses: MailAddress[]) =>
    addresses.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ');
  const rows: [string, string][] = [
    ['From', people([mail.from])],
    ['To', people(mail.to)],
    ...(mail.cc.length > 0 ? [['Cc', people(mail.cc)] as [string, string]] : []),
    ...(mail.bcc.length > 0 ? [['Bcc', people(mail.bcc)] as [string, string]] : []),
    ...(mail.replyTo ? [['Reply to', people([mail.replyTo])] as [string, string]] : []),
    ['Sent', mail.at],
    ['Tracking', JSON.stringify(mail.trackingSettings)],
    ...Object.entries(mail.headers),
    ...Object.entries(mail.customArgs),
  ];
  return layout(
    mail.subject,
    html`<nav><a href="/">Console</a></nav>`,
    html`<section><dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
<dt>Attachments</dt><dd>${mail.attachments.map(
      ({ filename, type, size }, position) =>
        html`<a href="${url}/attachments/${position}">${filename}</a> (${type}, ${size} bytes) `,
    )}</dd></dl></section>
${mail.html && html`<section><h2>HTML</h2><iframe sandbox title="The mail as HTML" src="${url}/html"></iframe></section>`}
${mail.text && html`<section><h2>Text</h2><pre>${mail.text}</pre></section>`}`,
  );
}

/** Why an action was not done. */
export function refusalPage(reason: string): Html {
  return layout('Not done', html`<nav><a href="/">Console</a></nav>`, html`<p>${reason}</p>`);
}

function layout(title: string, head: Html, content: Html, script?: string): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="icon" href="data:,"><style>${new Markup(consoleStyle)}</style></head>
<body><header><h1>${title}</h1>${head}</header><main>${content}</main>
${script && html`<script type="module">${new Markup(script)}</script>`}</body></html>`;
}
