import { Html, html } from '../../html.ts';
import { consoleScript, consoleStyle } from './consoleStyle.ts';
import { postButton } from './table.ts';

/** Where the rest of the local system is. */
export interface ConsoleLinks {
  site: string;
  partner: string;
}

/** Renders a page of the console. */
export function consolePage(title: string, head: Html, content: Html, script?: string): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="icon" href="data:,"><style>${new Html(consoleStyle)}</style></head>
<body><header><h1>${title}</h1>${head}</header><main>${content}</main>
${script && html`<script type="module">${new Html(script)}</script>`}</body></html>`;
}

/** Renders the page around the dashboard, which follows changes by itself. */
export function dashboardPage(dashboard: Html, links: ConsoleLinks | undefined, hasSweep: boolean): Html {
  return consolePage(
    'Sandbox console',
    html`<p>Payments, mails and contacts of the local system. Nothing leaves this machine.</p>
<nav>${links && html`<a href="${links.site}">Site</a><a href="${links.partner}">Partner's page</a>`}
${hasSweep && postButton('/console/sweep', 'Sweep now')}${postButton('/console/reset', 'Reset')}</nav>`,
    dashboard,
    consoleScript,
  );
}

/** Renders the reason why an action failed. */
export function errorPage(reason: string): Html {
  return consolePage('Not done', html`<nav><a href="/">Console</a></nav>`, html`<p>${reason}</p>`);
}
