import { aCatalogue, aProgram } from '../testing/builders.ts';
import { inspectPage, type PageEnvironment } from './inspectPage.ts';

const studio = 'https://studio.example';
const script = `${studio}/widget/v1/booking.js`;
const catalogue = { ...aCatalogue(aProgram()), partners: ['studio-lumen'] };

/** A partner's page in which all is well, but for the addresses that a test lets fail. */
function anEnvironment(failing: RegExp = /^$/, overrides: Partial<PageEnvironment> = {}): PageEnvironment {
  return {
    script,
    version: '1.0.0',
    origin: 'https://www.studio-lumen.example',
    loaded: true,
    scripts: [script],
    elements: [
      {
        tag: 'surya-calendar',
        attributes: { partner: 'studio-lumen' },
        width: 800,
        height: 1200,
        visible: true,
        clippedBy: undefined,
        filled: true,
        contrast: 12,
      },
    ],
    send: async (address) => {
      if (failing.test(String(address))) throw new TypeError('Failed to fetch');
      const body = String(address).endsWith('version.json') ? { version: '1.0.0' } : catalogue;
      return { json: async () => body, url: String(address) } as Response;
    },
    violations: () => [],
    online: () => true,
    imageLoads: async (address) => !failing.test(address),
    ...overrides,
  };
}

async function codesOf(environment: PageEnvironment): Promise<string[]> {
  const { findings } = await inspectPage(environment);
  return findings.map(({ code }) => code);
}

test('where all is well there is nothing to say', async () => {
  expect(await inspectPage(anEnvironment())).toEqual({ findings: [], programs: 1 });
});

test.each<[string, PageEnvironment, string[]]>([
  ['the programs', anEnvironment(/programs\.json/), ['blocked']],
  ['the pictures', anEnvironment(/images/), ['blocked']],
  ['the functions', anEnvironment(/api/), ['blocked']],
  ['the version', anEnvironment(/version\.json/), []],
  ['the elements', anEnvironment(undefined, { loaded: false }), ['files']],
])('%s that do not come are told', async (_, environment, codes) => {
  expect(await codesOf(environment)).toEqual(codes);
});

test('a picture that the policy forbids is told with its directive', async () => {
  const violation = {
    blockedURI: `${studio}/images/programs/surya-kriya-rennes.svg`,
    effectiveDirective: 'img-src',
  };
  const { findings } = await inspectPage(anEnvironment(/images/, { violations: () => [violation] }));
  expect(findings).toEqual([{ code: 'policy', directive: 'img-src', address: violation.blockedURI }]);
});

test('an origin that the functions do not let in is told as such', async () => {
  const { send } = anEnvironment();
  const closed: typeof fetch = async (address, init) => {
    if (String(address).includes('/api/') && init?.mode === 'cors') throw new TypeError('Failed to fetch');
    return send(address, init);
  };
  const { findings } = await inspectPage(anEnvironment(undefined, { send: closed }));
  expect(findings).toEqual([{ code: 'origin_unknown', origin: 'https://www.studio-lumen.example' }]);
});

test('an unknown partner’s page is not tried against the functions', async () => {
  const [calendar] = anEnvironment().elements;
  const elements = calendar ? [{ ...calendar, attributes: { partner: 'studio-umbra' } }] : [];
  expect(await codesOf(anEnvironment(/api/, { elements }))).toEqual(['partner_unknown']);
});

test('the studio’s own site needs no partner', async () => {
  const [calendar] = anEnvironment().elements;
  const elements = calendar ? [{ ...calendar, attributes: {} }] : [];
  expect(await codesOf(anEnvironment(/api/, { elements, origin: studio }))).toEqual([]);
});

test('an older build than today’s is told', async () => {
  expect(await codesOf(anEnvironment(undefined, { version: '0.9.0' }))).toEqual(['old_version']);
});

test('an answer that is no catalogue counts as blocked', async () => {
  const send = async () => ({ json: async () => ({ login: 'please' }), url: script }) as Response;
  expect(await codesOf(anEnvironment(undefined, { send }))).toEqual(['blocked']);
});
