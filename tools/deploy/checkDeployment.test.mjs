import { checkDeployment } from './checkDeployment.mjs';

const region = 'europe-west1';
const facts = {
  node: '22.12.0',
  gcloud: true,
  project: 'surya-live',
  projectSeen: true,
  missingSecrets: [],
  siteOrigin: 'https://www.studio.example',
  contentOrigin: 'https://www.studio.example',
  extraOrigins: undefined,
  clock: undefined,
  uncommitted: 0,
  firebase: { hosting: { rewrites: [{ source: '/a', run: { serviceId: 'a', region } }, { source: '/b' }] } },
  functions: ['a'],
  schemaFaults: [],
  contentFaults: [],
  placeholders: [],
};
const real = { dryRun: false, allowPlaceholders: false };
const dry = { ...real, dryRun: true };
const found = (overrides, options = real) => checkDeployment({ ...facts, ...overrides }, options);

test('a complete configuration has no problems and no remarks', () => {
  expect(found({})).toEqual({ problems: [], remarks: [] });
});

const problems = [
  [{ node: '20.18.3' }, /^Node 20\.18\.3 is too old/],
  [{ node: '18.20.0' }, /^Node 18\.20\.0 is too old/],
  [{ project: 'Studio' }, /^"Studio" is no project’s id$/],
  [{ projectSeen: false }, /^gcloud cannot see the project surya-live/],
  [
    { missingSecrets: ['BREVO_API_KEY'] },
    /no BREVO_API_KEY: gcloud secrets create BREVO_API_KEY --data-file=-$/,
  ],
  [
    { missingSecrets: ['STRIPE_WEBHOOK_SECRET'] },
    /webhook:setup .*--site=https:\/\/www\.studio\.example \| gcloud/,
  ],
  [{ siteOrigin: 'http://www.studio.example' }, /^SITE_ORIGIN must be an https origin/],
  [{ siteOrigin: 'https://www.studio.example/' }, /^SITE_ORIGIN must be an https origin/],
  [
    { siteOrigin: 'https://other.example' },
    /at https:\/\/www\.studio\.example \(site\.json\), not at https:\/\/other/,
  ],
  [{ extraOrigins: 'https://a.example, ftp://b' }, /^EXTRA_ORIGINS .*not "ftp:\/\/b"$/],
  [{ clock: '2025-06-01T09:00:00+02:00' }, /^SURYA_CLOCK is set/],
  [{ functions: ['a', 'c'] }, /^firebase\.json has no rewrite to the function c$/],
  [{ functions: [] }, /^firebase\.json has a rewrite to a, which is not one of the functions$/],
  [{ schemaFaults: ['/hosting must be array'] }, /does not fit Firebase’s schema: \/hosting must be array$/],
  [{ contentFaults: ['programs.json: id'] }, /^the content is invalid: programs\.json: id$/],
];
for (const [overrides, text] of problems) {
  test(`a problem in a deployment and in a dry run: ${JSON.stringify(overrides)}`, () => {
    for (const options of [real, dry]) {
      const {
        problems: [first, ...others],
      } = found(overrides, options);
      expect(first).toMatch(text);
      expect(others).toEqual([]);
    }
  });
}

const later = [
  [{ gcloud: false }, /^gcloud is not installed/],
  [{ project: undefined }, /^no project is named/],
  [{ uncommitted: 3 }, /^3 files are not committed/],
  [{ schemaFaults: undefined }, /could not be fetched$/],
  [{ placeholders: ['a', 'b'] }, /^2 placeholders are left/],
];
for (const [overrides, text] of later) {
  test(`a problem in a deployment and a remark in a dry run: ${JSON.stringify(overrides)}`, () => {
    expect(found(overrides).problems[0]).toMatch(text);
    const { problems: none, remarks } = found(overrides, dry);
    expect(none).toEqual([]);
    expect(remarks[0]).toMatch(text);
  });
}

test('placeholders are a remark where they are allowed', () => {
  const { problems: none, remarks } = found({ placeholders: ['a'] }, { ...real, allowPlaceholders: true });
  expect([none.length, remarks.length]).toEqual([0, 1]);
});

test('all problems are listed at once', () => {
  const { problems: all } = found({
    node: '18.0.0',
    gcloud: false,
    clock: 'x',
    siteOrigin: 'x',
    uncommitted: 1,
  });
  expect(all.length).toBe(5);
});
