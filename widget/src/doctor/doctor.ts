import type { Locale } from '@surya/data';
import { version } from '../../package.json';
import type { Languages } from '../language.ts';
import { examine, type Patient } from './examine.ts';
import type { DoctorTexts } from './findings.ts';
import css from './panel.css?inline';
import { openPanel } from './panel.ts';
import type { Violation } from './probe.ts';
import { look } from './seen.ts';

/** What the script that the page loads hands over. */
export interface Consultation {
  /** Its own address. */
  script: string;
  /** The elements by their tags. */
  features: Readonly<Record<string, unknown>>;
  languages: Languages;
  /** Settles once the elements are there, or are not to come. */
  elements: Promise<unknown>;
}

const texts = {
  fr: () => import('./texts/fr.ts').then(({ fr }) => fr),
  en: () => import('./texts/en.ts').then(({ en }) => en),
  es: () => import('./texts/es.ts').then(({ es }) => es),
} as const satisfies Record<Locale, () => Promise<DoctorTexts>>;

/** How long the elements may take to show something before they are looked at, milliseconds. */
const settling = 1500;

/**
 * The doctor, asked for by `surya-doctor` in the page's address: examines the page and says there, in its
 * language, what it sees wrong. It needs nothing of the elements, which may be what does not come.
 */
export async function consult({ script, features, languages, elements }: Consultation): Promise<void> {
  const tags = Object.keys(features);
  const violations: Violation[] = [];
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event));
  const found = () => [...document.querySelectorAll(tags.join())];
  const locale = languages.of(found()[0] ?? document.documentElement);
  const said = await texts[locale]();
  // The script loaded twice has two doctors.
  if (document.querySelector('[data-surya-doctor]')) return;
  const panel = openPanel(said, locale, css);

  const start = async () => {
    panel.wait();
    await Promise.allSettled([elements]);
    await new Promise((resolve) => setTimeout(resolve, settling));
    const patient: Patient = {
      script,
      version,
      origin: location.origin,
      loaded: tags.every((tag) => customElements.get(tag)),
      scripts: [...document.scripts].map(({ src }) => src).filter((src) => /\/booking\.js(\?|$)/.test(src)),
      elements: found().map(look),
      fetching: (...request) => fetch(...request),
      violations: () => violations,
      online: () => navigator.onLine,
      picture: comes,
    };
    const { findings, programs } = await examine(patient);
    const partner = patient.elements.map(({ attributes }) => attributes.partner).find(Boolean);
    panel.tell(findings, { version, script, language: locale, partner, programs });
  };
  panel.onAgain(start);
  await start();
}

/** Whether a picture can be had. */
function comes(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => setTimeout(() => resolve(false));
    picture.src = address;
  });
}
