import { type Html, html } from '../../html.ts';
import type { Mail, MailAddress } from '../../providers/sendgrid/mail.ts';
import { consolePage } from './consolePage.ts';

/** Renders one mail: as HTML without script, and as text. */
export function mailPage(mail: Mail, index: number): Html {
  const url = `/console/mails/${index}`;
  const rows = [
    ['From', formatAddress(mail.from)],
    ['To', mail.to.map(formatAddress).join(', ')],
    ['Reply to', mail.replyTo && formatAddress(mail.replyTo)],
    ['Sent', mail.at],
    ['Categories', mail.categories.join(', ')],
    ['Tracking', JSON.stringify(mail.trackingSettings)],
  ];
  return consolePage(
    mail.subject,
    html`<nav><a href="/">Console</a></nav>`,
    html`<section><dl>${rows.map(([name, value]) => value && html`<dt>${name}</dt><dd>${value}</dd>`)}
<dt>Attachments</dt><dd>${mail.attachments.map(
      ({ filename, type, size }, position) =>
        html`<a href="${url}/attachments/${position}">${filename}</a> (${type}, ${size} bytes) `,
    )}</dd></dl></section>
${mail.html && html`<section><h2>HTML</h2><iframe sandbox title="The mail as HTML" src="${url}/html"></iframe></section>`}
<section><h2>Text</h2><pre>${mail.text}</pre></section>`,
  );
}

function formatAddress({ name, email }: MailAddress): string {
  return name ? `${name} <${email}>` : email;
}
