import { type Html, html } from '../html.ts';

export function badge(kind: 'good' | 'bad' | 'waiting', text: string): Html {
  return html`<span class="badge ${kind}">${text}</span>`;
}

/** A button that posts to the path. */
export function button(path: string, label: string, fields: Record<string, string> = {}): Html {
  return html`<form method="post" action="${path}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form> `;
}

export function table(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

export function nothing(text: string): Html {
  return html`<p class="none">${text}</p>`;
}

/** The time of day of an ISO moment, on this machine's clock. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(new Date(iso));
}

/** Cents as money. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency || 'eur' }).format(cents / 100);
}
