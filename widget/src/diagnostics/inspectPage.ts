import type { Catalogue } from '@surya/data';
import { checkAttributes, checkElements, checkPartners, checkScripts, checkVersion } from './checks.ts';
import type { Finding } from './finding.ts';
import type { ElementReport } from './inspectElement.ts';
import { findViolation, type Network, probe } from './probe.ts';

/** What the diagnostics inspect. */
export interface PageEnvironment extends Network {
  /** Address of the widget's script. */
  script: string;
  /** Version of the build that runs. */
  version: string;
  /** The page's origin. */
  origin: string;
  /** Whether the chunks of the elements are loaded. */
  loaded: boolean;
  /** Addresses of every script of the widget in the page. */
  scripts: readonly string[];
  elements: readonly ElementReport[];
  /** True where an image can be loaded. */
  imageLoads: (address: string) => Promise<boolean>;
}

/** The findings, and the number of programs. */
export interface InspectionResult {
  findings: Finding[];
  programs: number | undefined;
}

/** Checks everything that the widget needs of a page, one request after the other. */
export async function inspectPage(environment: PageEnvironment): Promise<InspectionResult> {
  const { script, elements, loaded, scripts, version } = environment;
  const studio = new URL(script).origin;
  const data = await probe(new URL('programs.json', script).href, environment);
  const catalogue = 'answer' in data ? await parseCatalogue(data.answer) : undefined;
  const findings: Finding[] = [
    ...('finding' in data ? [data.finding] : []),
    ...('answer' in data && !catalogue ? [{ code: 'blocked', address: data.answer.url } as const] : []),
    ...(loaded ? [] : [{ code: 'files' } as const]),
    ...checkScripts(scripts),
    // An element that could not be rendered has no size to report.
    ...(loaded || elements.length === 0 ? checkElements(elements) : []),
  ];
  if (catalogue) {
    findings.push(
      ...checkAttributes(elements, catalogue),
      ...checkVersion(version, await getCurrentVersion(studio, environment, version)),
      ...(await checkPictures(studio, catalogue, environment)),
      ...(studio === environment.origin ? [] : await checkSale(studio, catalogue, environment)),
    );
  }
  return { findings: withoutDuplicates(findings), programs: catalogue?.programs.length };
}

/** Two calendars in one container have the same finding. */
function withoutDuplicates(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

async function parseCatalogue(answer: Response): Promise<Catalogue | undefined> {
  const body: Partial<Catalogue> | undefined = await answer.json().catch(() => undefined);
  return Array.isArray(body?.programs) ? { practices: [], ...body, programs: body.programs } : undefined;
}

/** Fetches the version that the studio serves today; returns the running one after a failure. */
async function getCurrentVersion(studio: string, network: Network, running: string): Promise<string> {
  const result = await probe(`${studio}/widget/v1/version.json`, network);
  const body = 'answer' in result ? await result.answer.json().catch(() => undefined) : undefined;
  return body?.version ?? running;
}

async function checkPictures(
  studio: string,
  { programs }: Catalogue,
  environment: PageEnvironment,
): Promise<Finding[]> {
  const path = programs[0]?.imageUrl;
  if (!path) return [];
  const address = studio + path;
  if (await environment.imageLoads(address)) return [];
  const forbidden = findViolation(address, environment.violations());
  return [
    forbidden
      ? { code: 'policy', directive: forbidden.effectiveDirective, address }
      : { code: 'blocked', address },
  ];
}

/** Checks whether the page may sell: a known partner, and functions that answer this origin. */
async function checkSale(
  studio: string,
  catalogue: Catalogue,
  environment: PageEnvironment,
): Promise<Finding[]> {
  const partners = checkPartners(environment.elements, catalogue);
  if (partners.length > 0) return partners;
  // A function refuses a request without a body: it runs, and it answers this page.
  const result = await probe(`${studio}/api/create-payment`, environment);
  if ('answer' in result) return [];
  return [
    result.finding.code === 'cors' ? { code: 'origin_unknown', origin: environment.origin } : result.finding,
  ];
}
