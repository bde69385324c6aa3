import type { Locale } from '@surya/data';
import type { DiagnosticMessages } from '../locales/diagnosticMessages.ts';
import { type Finding, isFault } from './finding.ts';

/** What support asks first. */
interface Summary {
  version: string;
  script: string;
  locale: Locale;
  partner: string | undefined;
  programs: number | undefined;
}

/** The panel of the diagnostics on the page. */
export interface Panel {
  showProgress(): void;
  showFindings(findings: readonly Finding[], summary: Summary): void;
  onRepeat(repeat: () => void): void;
}

/** Creates an element with text or children, without parsing HTML, which a policy may forbid. */
function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function createEntry(finding: Finding, texts: DiagnosticMessages): HTMLElement {
  // TypeScript cannot tell that the messages of a finding's code take that finding.
  const toMessages = texts.findings[finding.code] as (finding: Finding) => readonly [string, string];
  const [wrong, advice] = toMessages(finding);
  const fault = isFault(finding);
  return createElement(
    'li',
    { class: fault ? 'fault' : 'remark', 'data-code': finding.code },
    createElement('span', { class: 'kind' }, fault ? texts.fault : texts.remark),
    createElement('strong', {}, wrong),
    createElement('p', {}, advice),
  );
}

function createSummary(
  { version, script, locale, partner, programs }: Summary,
  texts: DiagnosticMessages,
): HTMLElement {
  const { facts, none } = texts;
  const rows: [string, string][] = [
    [facts.version, version],
    [facts.script, script],
    [facts.language, locale],
    [facts.partner, partner ?? none],
    [facts.programs, programs === undefined ? none : String(programs)],
  ];
  return createElement(
    'dl',
    {},
    ...rows.map(([name, value]) =>
      createElement('div', {}, createElement('dt', {}, name), createElement('dd', {}, value)),
    ),
  );
}

/** Creates the panel in the page's top layer, where no container can clip or cover it. */
export function createPanel(texts: DiagnosticMessages, locale: Locale, css: string): Panel {
  const host = createElement('div', { 'data-surya-doctor': '', popover: 'manual', lang: locale, dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const status = createElement('p', { role: 'status', class: 'status' });
  const body = createElement('div', { class: 'told' });
  const again = createElement('button', { type: 'button' }, texts.again);
  const close = createElement('button', { type: 'button' }, texts.close);
  close.addEventListener('click', () => host.remove());
  root.append(
    createElement(
      'section',
      { class: 'panel', 'aria-labelledby': 'title' },
      createElement('h2', { id: 'title' }, texts.title),
      status,
      body,
      createElement('p', { class: 'buttons' }, again, close),
    ),
  );
  document.body.append(host);
  host.showPopover();

  return {
    showProgress() {
      again.disabled = true;
      status.textContent = texts.looking;
      body.replaceChildren();
    },
    showFindings(findings, summary) {
      again.disabled = false;
      const faults = findings.filter(isFault);
      const sorted = [...faults, ...findings.filter((finding) => !isFault(finding))];
      status.textContent = findings.length === 0 ? texts.well : texts.found(findings.length);
      host.dataset.suryaDoctor = faults.length > 0 ? 'ill' : 'well';
      body.replaceChildren(
        createElement('ul', {}, ...sorted.map((finding) => createEntry(finding, texts))),
        createSummary(summary, texts),
      );
    },
    onRepeat(listener) {
      again.addEventListener('click', listener);
    },
  };
}
