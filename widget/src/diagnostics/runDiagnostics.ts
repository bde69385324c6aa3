import { version } from '../../package.json';
import { loadDiagnosticMessages } from '../locales/loadDiagnosticMessages.ts';
import type { PageLanguage } from '../pageLanguage.ts';
import { inspectElement } from './inspectElement.ts';
import { inspectPage, type PageEnvironment } from './inspectPage.ts';
import css from './panel.css?inline';
import { createPanel } from './panel.ts';
import type { Violation } from './probe.ts';

/** What the script that the page loads passes to the diagnostics. */
export interface DiagnosticsOptions {
  /** Address of the script. */
  script: string;
  /** The elements by their tags. */
  features: Readonly<Record<string, unknown>>;
  pageLanguage: PageLanguage;
  /** Settles once the elements are defined, or cannot be loaded. */
  elements: Promise<unknown>;
}

/** How long the elements may take to render before they are inspected, milliseconds. */
const renderDelay = 1500;

/**
 * Runs the diagnostics, which `surya-doctor` in the page's address starts: inspects the page and lists on it,
 * in its language, what is wrong. It depends on no element, because elements may be what cannot be loaded.
 */
export async function runDiagnostics(options: DiagnosticsOptions): Promise<void> {
  const { script, features, pageLanguage, elements } = options;
  const tags = Object.keys(features);
  const violations: Violation[] = [];
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event));
  const findElements = () => [...document.querySelectorAll(tags.join())];
  const locale = pageLanguage.get(findElements()[0] ?? document.documentElement);
  const messages = await loadDiagnosticMessages(locale);
  // A script that is loaded twice starts the diagnostics twice.
  if (document.querySelector('[data-surya-doctor]')) return;
  const panel = createPanel(messages, locale, css);

  const inspect = async () => {
    panel.showProgress();
    await Promise.allSettled([elements]);
    await new Promise((resolve) => setTimeout(resolve, renderDelay));
    const environment: PageEnvironment = {
      script,
      version,
      origin: location.origin,
      loaded: tags.every((tag) => customElements.get(tag)),
      scripts: [...document.scripts].map(({ src }) => src).filter((src) => /\/booking\.js(\?|$)/.test(src)),
      elements: findElements().map(inspectElement),
      send: (...request) => fetch(...request),
      violations: () => violations,
      online: () => navigator.onLine,
      imageLoads,
    };
    const { findings, programs } = await inspectPage(environment);
    const partner = environment.elements.map(({ attributes }) => attributes.partner).find(Boolean);
    panel.showFindings(findings, { version, script, locale, partner, programs });
  };
  panel.onRepeat(inspect);
  await inspect();
}

/** True where an image can be loaded. */
function imageLoads(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => setTimeout(() => resolve(false));
    image.src = address;
  });
}
