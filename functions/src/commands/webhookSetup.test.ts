import { apiVersion } from '../providers/stripeClient.ts';
import { aTerminal } from '../testing/aTerminal.ts';
import { type MockAnswer, mockServer } from '../testing/mockServer.ts';
import { runCommand } from './command.ts';
import { webhookSetup } from './webhookSetup.ts';

const url = 'https://www.studio.example/api/stripe-webhook';
const events = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
];
const anEndpoint = (overrides: object = {}) => ({
  id: 'we_1',
  url,
  status: 'enabled',
  api_version: apiVersion,
  enabled_events: events,
  ...overrides,
});
const list = (...data: object[]): MockAnswer => ({
  status: 200,
  json: { object: 'list', data, has_more: false, url: '/v1/webhook_endpoints' },
});
const made: MockAnswer = { status: 200, json: { id: 'we_2', secret: 'whsec_new' } };

function setUp(answers: readonly MockAnswer[], args: readonly string[] = [], overrides: object = {}) {
  return mockServer(answers, async (origin, requests) => {
    const { terminal, written } = aTerminal(args, {
      env: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_API_BASE: origin,
        SITE_ORIGIN: 'https://www.studio.example',
      },
      ...overrides,
    });
    const code = await runCommand(webhookSetup(), terminal);
    const changes = requests
      .filter(({ method }) => method !== 'GET')
      .map(({ path, body }): [string, [string, string][]] => [path, [...new URLSearchParams(body)]]);
    return { code, ...written, changes };
  });
}

describe('the set-up of the webhook', () => {
  test('creates an endpoint with the events that are handled, and prints its secret to standard output alone', async () => {
    const { code, out, notes, changes } = await setUp([
      list(anEndpoint({ url: 'https://other.example' })),
      made,
    ]);
    expect(code).toBe(0);
    expect(changes).toEqual([
      [
        '/v1/webhook_endpoints',
        [
          ['url', url],
          ['api_version', apiVersion],
          ...events.map((event, index) => [`enabled_events[${index}]`, event]),
        ],
      ],
    ]);
    expect(out).toBe('whsec_new');
    expect(notes.join('\n')).toContain('STRIPE_WEBHOOK_SECRET');
    expect(notes.join('\n')).not.toContain('whsec_new');
  });

  test('ends the line of the secret on a terminal', async () => {
    expect((await setUp([list(), made], [], { interactive: true })).out).toBe('whsec_new\n');
  });

  test('changes nothing of an endpoint that is up to date', async () => {
    const { code, out, notes, changes } = await setUp([list(anEndpoint())]);
    expect([code, out, notes, changes]).toEqual([0, '', ['The endpoint we_1 is as it should be.'], []]);
  });

  test.each<[string, object, string]>([
    ['listens for too little', { enabled_events: events.slice(1) }, 'listen for charge.dispute.closed'],
    ['listens for everything', { enabled_events: [...events, '*'] }, 'stop listening for *'],
    ['is disabled', { status: 'disabled' }, 'enable it'],
  ])('updates an endpoint that %s', async (_, overrides, change) => {
    const answers = [list(anEndpoint(overrides)), { status: 200, json: anEndpoint() }];
    const { notes, changes } = await setUp(answers);
    expect(notes).toEqual([`changed we_1: ${change}`]);
    expect(changes.map(([path, fields]) => [path, Object.fromEntries(fields).disabled])).toEqual([
      ['/v1/webhook_endpoints/we_1', 'false'],
    ]);
    const dry = await setUp(answers, ['--dry-run']);
    expect(dry).toMatchObject({ notes: [`would change we_1: ${change}`], changes: [] });
  });

  test('changes nothing in a dry run, and prints what it would create', async () => {
    const { out, notes, changes } = await setUp([list()], ['--dry-run', '--site', 'https://a.example']);
    expect([out, changes]).toEqual(['', []]);
    expect(notes).toEqual([
      `would make the endpoint https://a.example/api/stripe-webhook in version ${apiVersion} for ${events.join(', ')}`,
    ]);
  });

  test('fails with a message where the endpoint has another API version', async () => {
    const old = await setUp([list(anEndpoint({ api_version: '2020-08-27' }))]);
    expect([old.code, old.changes]).toEqual([1, []]);
    expect(old.notes[0]).toContain(`speaks version 2020-08-27, not ${apiVersion}`);
    const none = await setUp([list()], ['--update-only']);
    expect([none.code, none.changes]).toEqual([1, []]);
    expect(none.notes[0]).toContain(`no webhook endpoint for ${url}`);
    const refused = await setUp([
      { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } },
    ]);
    expect(refused).toMatchObject({ code: 1, notes: ['stripe: StripeAuthenticationError 401'] });
  });

  test.each([
    ['https://a.example/', '--site must be an origin'],
    ['', '--site is missing'],
  ])('refuses %j as a site', async (site, message) => {
    const { code, notes } = await setUp([list()], ['--site', site], {
      env: { STRIPE_SECRET_KEY: 'sk_test_1' },
    });
    expect(code).toBe(2);
    expect(notes[0]).toContain(message);
  });
});
