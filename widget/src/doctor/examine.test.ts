import { aCatalogue, aProgram } from '../testing/builders.ts';
import { examine, type Patient } from './examine.ts';

const studio = 'https://studio.example';
const script = `${studio}/widget/v1/booking.js`;
const catalogue = { ...aCatalogue(aProgram()), partners: ['studio-lumen'] };

/** A partner's page in which all is well, but for the addresses that a test lets fail. */
function aPatient(failing: RegExp = /^$/, overrides: Partial<Patient> = {}): Patient {
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
    fetching: async (address) => {
      if (failing.test(String(address))) throw new TypeError('Failed to fetch');
      const body = String(address).endsWith('version.json') ? { version: '1.0.0' } : catalogue;
      return { json: async () => body, url: String(address) } as Response;
    },
    violations: () => [],
    online: () => true,
    picture: async (address) => !failing.test(address),
    ...overrides,
  };
}

async function codesOf(patient: Patient): Promise<string[]> {
  const { findings } = await examine(patient);
  return findings.map(({ code }) => code);
}

test('where all is well there is nothing to say', async () => {
  expect(await examine(aPatient())).toEqual({ findings: [], programs: 1 });
});

test.each<[string, Patient, string[]]>([
  ['the programs', aPatient(/programs\.json/), ['blocked']],
  ['the pictures', aPatient(/images/), ['blocked']],
  ['the functions', aPatient(/api/), ['blocked']],
  ['the version', aPatient(/version\.json/), []],
  ['the elements', aPatient(undefined, { loaded: false }), ['files']],
])('%s that do not come are told', async (_, patient, codes) => {
  expect(await codesOf(patient)).toEqual(codes);
});

test('a picture that the policy forbids is told with its directive', async () => {
  const violation = {
    blockedURI: `${studio}/images/programs/surya-kriya-rennes.svg`,
    effectiveDirective: 'img-src',
  };
  const { findings } = await examine(aPatient(/images/, { violations: () => [violation] }));
  expect(findings).toEqual([{ code: 'policy', directive: 'img-src', address: violation.blockedURI }]);
});

test('an origin that the functions do not let in is told as such', async () => {
  const { fetching } = aPatient();
  const closed: typeof fetch = async (address, init) => {
    if (String(address).includes('/api/') && init?.mode === 'cors') throw new TypeError('Failed to fetch');
    return fetching(address, init);
  };
  const { findings } = await examine(aPatient(undefined, { fetching: closed }));
  expect(findings).toEqual([{ code: 'origin_unknown', origin: 'https://www.studio-lumen.example' }]);
});

test('an unknown partner’s page is not tried against the functions', async () => {
  const [calendar] = aPatient().elements;
  const elements = calendar ? [{ ...calendar, attributes: { partner: 'studio-umbra' } }] : [];
  expect(await codesOf(aPatient(/api/, { elements }))).toEqual(['partner_unknown']);
});

test('on the studio’s own site nobody asks for a partner', async () => {
  const [calendar] = aPatient().elements;
  const elements = calendar ? [{ ...calendar, attributes: {} }] : [];
  expect(await codesOf(aPatient(/api/, { elements, origin: studio }))).toEqual([]);
});

test('an older build than today’s is told', async () => {
  expect(await codesOf(aPatient(undefined, { version: '0.9.0' }))).toEqual(['old_version']);
});

test('an answer that is no catalogue is somebody else’s', async () => {
  const fetching = async () => ({ json: async () => ({ login: 'please' }), url: script }) as Response;
  expect(await codesOf(aPatient(undefined, { fetching }))).toEqual(['blocked']);
});
