import { type Html, html } from '../../html.ts';

/** Renders a state in its colour. */
export function badge(kind: 'good' | 'bad' | 'waiting', text: string): Html {
  return html`<span class="badge ${kind}">${text}</span>`;
}

/** Renders a button that posts to the path. */
export function postButton(path: string, label: string, fields: Record<string, string> = {}): Html {
  return html`<form method="post" action="${path}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form> `;
}

/** Renders a table that scrolls sideways. */
export function table(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** Renders the text in place of an empty table. */
export function emptyState(text: string): Html {
  return html`<p class="none">${text}</p>`;
}

/** Formats the time of day of an ISO instant, in this machine's time zone. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(new Date(iso));
}

/** Formats cents. */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency || 'eur' }).format(cents / 100);
}
