import type { Catalogue } from '@surya/data';
import { checkChoices, checkElements, checkPartners, checkScripts, checkVersion } from './checks.ts';
import type { Finding } from './findings.ts';
import { type Network, probe, violationOf } from './probe.ts';
import type { Seen } from './seen.ts';

/** What the doctor examines. */
export interface Patient extends Network {
  /** Address of the widget's script. */
  script: string;
  /** Version of the build that runs. */
  version: string;
  /** The page's origin. */
  origin: string;
  /** Whether the files of the elements came. */
  loaded: boolean;
  /** The addresses of every script of the widget in the page. */
  scripts: readonly string[];
  elements: readonly Seen[];
  /** Whether a picture comes. */
  picture: (address: string) => Promise<boolean>;
}

/** What was found, and how many programs there are. */
export interface Diagnosis {
  findings: Finding[];
  programs: number | undefined;
}

/** Tries everything the widget needs of a page, one thing after the other, as a person would. */
export async function examine(patient: Patient): Promise<Diagnosis> {
  const { script, elements, loaded, scripts, version } = patient;
  const studio = new URL(script).origin;
  const data = await probe(new URL('programs.json', script).href, patient);
  const catalogue = 'answer' in data ? await catalogueIn(data.answer) : undefined;
  const findings: Finding[] = [
    ...('finding' in data ? [data.finding] : []),
    ...('answer' in data && !catalogue ? [{ code: 'blocked', address: data.answer.url } as const] : []),
    ...(loaded ? [] : [{ code: 'files' } as const]),
    ...checkScripts(scripts),
    // How it looks is no news where it could not be drawn.
    ...(loaded || elements.length === 0 ? checkElements(elements) : []),
  ];
  if (catalogue) {
    findings.push(
      ...checkChoices(elements, catalogue),
      ...checkVersion(version, await currentVersion(studio, patient, version)),
      ...(await checkPictures(studio, catalogue, patient)),
      ...(studio === patient.origin ? [] : await checkSale(studio, catalogue, patient)),
    );
  }
  return { findings: unlike(findings), programs: catalogue?.programs.length };
}

/** Two calendars in one box have one fault. */
function unlike(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

async function catalogueIn(answer: Response): Promise<Catalogue | undefined> {
  const body: Partial<Catalogue> | undefined = await answer.json().catch(() => undefined);
  return Array.isArray(body?.programs) ? { practices: [], ...body, programs: body.programs } : undefined;
}

/** The version that the studio serves today; the running one where it cannot be told. */
async function currentVersion(studio: string, network: Network, running: string): Promise<string> {
  const told = await probe(`${studio}/widget/v1/version.json`, network);
  const body = 'answer' in told ? await told.answer.json().catch(() => undefined) : undefined;
  return body?.version ?? running;
}

async function checkPictures(studio: string, { programs }: Catalogue, patient: Patient): Promise<Finding[]> {
  const path = programs[0]?.imageUrl;
  if (!path) return [];
  const address = studio + path;
  if (await patient.picture(address)) return [];
  const forbidden = violationOf(address, patient.violations());
  return [
    forbidden
      ? { code: 'policy', directive: forbidden.effectiveDirective, address }
      : { code: 'blocked', address },
  ];
}

/** Whether the page may sell: a partner's name, and functions that answer this origin. */
async function checkSale(studio: string, catalogue: Catalogue, patient: Patient): Promise<Finding[]> {
  const partners = checkPartners(patient.elements, catalogue);
  if (partners.length > 0) return partners;
  // To a question without a body a function says that it wants one: it is there, and it answers this page.
  const asked = await probe(`${studio}/api/create-payment`, patient);
  if ('answer' in asked) return [];
  return [asked.finding.code === 'cors' ? { code: 'origin_unknown', origin: patient.origin } : asked.finding];
}
