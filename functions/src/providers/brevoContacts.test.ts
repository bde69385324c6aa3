import { type MockAnswer, mockServer, unreachableUrl } from '../testing/mockServer.ts';
import { brevoContacts } from './brevoContacts.ts';
import type { Participant } from './contacts.ts';

const connect = (origin: string, timeout = 5_000) =>
  brevoContacts(
    { brevoApiKey: 'xkeysib-1', brevoApiBase: `${origin}/brevo/v3` },
    { timeout, delays: [1, 1] },
  );
const camille: Participant = {
  email: 'camille@example.org',
  firstName: 'Camille',
  lastName: undefined,
  phone: '06',
  locale: 'fr',
  programId: 'surya-kriya-rennes',
  whatsappGroup: false,
  partner: undefined,
};
const list = 'surya_kriya · Rennes · fr';
const page = (...names: string[]): MockAnswer => ({
  status: 200,
  json: { count: names.length, lists: names.map((name, index) => ({ id: index + 1, name })) },
});
const folders = (...names: string[]): MockAnswer => ({
  status: 200,
  json: { count: names.length, folders: names.map((name, index) => ({ id: index + 1, name })) },
});
const made = (id: number): MockAnswer => ({ status: 201, json: { id } });
const stored: MockAnswer = { status: 204 };

describe('Brevo', () => {
  test('adds a participant to the list of that name, and keeps the list’s id', async () => {
    await mockServer([page('other', list), stored, stored], async (origin, requests) => {
      const contacts = connect(origin);
      await contacts.addParticipant(camille, list);
      await contacts.addParticipant(camille, list);
      expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /brevo/v3/contacts/lists?limit=50&offset=0&sort=asc',
        'POST /brevo/v3/contacts',
        'POST /brevo/v3/contacts',
      ]);
      expect(requests[1]?.headers['api-key']).toBe('xkeysib-1');
      expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
        email: 'camille@example.org',
        attributes: {
          FIRSTNAME: 'Camille',
          PHONE: '06',
          LANGUAGE: 'fr',
          PROGRAM: 'surya-kriya-rennes',
          WHATSAPP_GROUP: false,
        },
        listIds: [2],
        updateEnabled: true,
      });
    });
  });

  test('creates the list and its folder where both are missing', async () => {
    const answers = [page(), folders('Other'), made(7), made(8), page(list), stored];
    await mockServer(answers, async (origin, requests) => {
      await connect(origin).addParticipant(camille, list);
      expect(requests.map(({ body }) => body).slice(2, 4)).toEqual([
        '{"name":"Participants"}',
        JSON.stringify({ folderId: 7, name: list }),
      ]);
    });
  });

  test('reads all pages', async () => {
    const full = Array.from({ length: 50 }, (_, index) => `list ${index}`);
    await mockServer([page(...full), page(list), stored], async (origin, requests) => {
      await connect(origin).addParticipant(camille, list);
      expect(requests[1]?.path).toContain('offset=50');
    });
  });

  test('looks the list up again after a failure', async () => {
    const gone = { status: 400, json: { code: 'invalid_parameter' } };
    await mockServer([page(list), gone, page('other', list), stored], async (origin, requests) => {
      const contacts = connect(origin);
      await expect(contacts.addParticipant(camille, list)).rejects.toMatchObject({ retryable: false });
      await contacts.addParticipant(camille, list);
      expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ listIds: [2] });
    });
  });

  test.each<[string, MockAnswer, boolean, number]>([
    ['is broken', { status: 500, json: {} }, true, 3],
    ['is busy', { status: 429, json: {} }, true, 3],
    ['refuses the key', { status: 401, json: { code: 'unauthorized' } }, false, 1],
    ['hangs up', 'hang up', true, 3],
    ['answers what Brevo does not', { status: 200, text: '<html>' }, true, 3],
  ])(
    'that %s is a failure, after a bounded number of tries',
    async (_, reply, retryable, tries) => {
      await mockServer([reply], async (origin, requests) => {
        await expect(connect(origin).addParticipant(camille, list)).rejects.toMatchObject({
          provider: 'brevo',
          retryable,
        });
        expect(requests).toHaveLength(tries);
      });
    },
    15_000,
  );

  test('fails after one timeout where no answer comes', async () => {
    await mockServer(['silence'], async (origin) => {
      await expect(connect(origin, 300).addParticipant(camille, list)).rejects.toMatchObject({
        retryable: true,
        reason: 'timeout',
      });
    });
  });

  test('fails where a success has another status than Brevo’s', async () => {
    await mockServer([page(list), { status: 200, text: '<html>' }], async (origin) => {
      await expect(connect(origin).addParticipant(camille, list)).rejects.toMatchObject({
        retryable: true,
        reason: 'malformed answer 200',
      });
    });
  });

  test('fails after one timeout where an answer is never completed', async () => {
    await mockServer(['half'], async (origin) => {
      await expect(connect(origin, 300).addParticipant(camille, list)).rejects.toMatchObject({
        retryable: true,
        reason: 'timeout',
      });
    });
  });

  test('repeats a request while the provider is busy', async () => {
    await mockServer([{ status: 503 }, page(list), { status: 429 }, stored], async (origin, requests) => {
      await connect(origin).addParticipant(camille, list);
      expect(requests).toHaveLength(4);
    });
  });

  test('fails as retryable where it cannot be reached', async () => {
    await expect(connect(unreachableUrl).addParticipant(camille, list)).rejects.toMatchObject({
      retryable: true,
    });
  });
});
