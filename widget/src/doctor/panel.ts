import type { Locale } from '@surya/data';
import { type DoctorTexts, type Finding, isFault } from './findings.ts';

/** What a person who asks for help is asked first. */
export interface Facts {
  version: string;
  script: string;
  language: Locale;
  partner: string | undefined;
  programs: number | undefined;
}

/** The doctor's sheet in the page. */
export interface Panel {
  /** Says that it is looking. */
  wait(): void;
  tell(findings: readonly Finding[], facts: Facts): void;
  onAgain(again: () => void): void;
}

/** An element with text or children; nothing is parsed, which a policy might forbid. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function entryOf(finding: Finding, texts: DoctorTexts): HTMLElement {
  // The text of a finding's own code takes that finding; TypeScript cannot follow the pair.
  const say = texts.findings[finding.code] as (finding: Finding) => readonly [string, string];
  const [wrong, advice] = say(finding);
  const fault = isFault(finding);
  return make(
    'li',
    { class: fault ? 'fault' : 'remark', 'data-code': finding.code },
    make('span', { class: 'kind' }, fault ? texts.fault : texts.remark),
    make('strong', {}, wrong),
    make('p', {}, advice),
  );
}

function factsOf({ version, script, language, partner, programs }: Facts, texts: DoctorTexts): HTMLElement {
  const { facts, none } = texts;
  const rows: [string, string][] = [
    [facts.version, version],
    [facts.script, script],
    [facts.language, language],
    [facts.partner, partner ?? none],
    [facts.programs, programs === undefined ? none : String(programs)],
  ];
  return make(
    'dl',
    {},
    ...rows.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
  );
}

/** Puts the sheet into the page's top layer, where no container can clip or cover it. */
export function openPanel(texts: DoctorTexts, locale: Locale, css: string): Panel {
  const host = make('div', { 'data-surya-doctor': '', popover: 'manual', lang: locale, dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const status = make('p', { role: 'status', class: 'status' });
  const body = make('div', { class: 'told' });
  const again = make('button', { type: 'button' }, texts.again);
  const close = make('button', { type: 'button' }, texts.close);
  close.addEventListener('click', () => host.remove());
  root.append(
    make(
      'section',
      { class: 'panel', 'aria-labelledby': 'title' },
      make('h2', { id: 'title' }, texts.title),
      status,
      body,
      make('p', { class: 'buttons' }, again, close),
    ),
  );
  document.body.append(host);
  host.showPopover();

  return {
    wait() {
      again.disabled = true;
      status.textContent = texts.looking;
      body.replaceChildren();
    },
    tell(findings, facts) {
      again.disabled = false;
      const faults = findings.filter(isFault);
      const sorted = [...faults, ...findings.filter((finding) => !isFault(finding))];
      status.textContent = findings.length === 0 ? texts.well : texts.found(findings.length);
      host.dataset.suryaDoctor = faults.length > 0 ? 'ill' : 'well';
      body.replaceChildren(
        make('ul', {}, ...sorted.map((finding) => entryOf(finding, texts))),
        factsOf(facts, texts),
      );
    },
    onAgain(listener) {
      again.addEventListener('click', listener);
    },
  };
}
