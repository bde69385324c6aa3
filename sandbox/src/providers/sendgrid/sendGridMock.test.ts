import { createSendGridClient } from '../../testing/createStripeClient.ts';
import { type RunningProviderMocks, startProviderMocks } from '../startProviderMocks.ts';

let mocks: RunningProviderMocks;

beforeAll(async () => {
  mocks = await startProviderMocks({ senders: ['studio@example.org'] });
});
afterAll(() => mocks.close());
beforeEach(() => mocks.reset());

type NewMail = Parameters<ReturnType<typeof createSendGridClient>['send']>[0];

function aMail(overrides: object = {}): NewMail {
  return {
    from: { email: 'studio@example.org', name: 'Studio' },
    to: 'anne@example.org',
    subject: 'Votre place est réservée',
    text: 'Bonjour',
    html: '<p>Bonjour</p>',
    ...overrides,
  };
}

const send = (overrides: object = {}) => createSendGridClient(mocks).send(aMail(overrides));
const attachment = (overrides: object = {}) => ({
  attachments: [
    {
      content: 'QkVHSU4=',
      filename: 'a.ics',
      type: 'text/calendar',
      disposition: 'attachment',
      ...overrides,
    },
  ],
});

it('accepts a mail and stores it', async () => {
  const [answer] = await send({
    ...attachment(),
    replyTo: 'teacher@example.org',
    trackingSettings: { clickTracking: { enable: false } },
  });
  expect(answer.statusCode).toBe(202);
  expect(mocks.state().mails).toMatchObject([
    {
      id: answer.headers['x-message-id' as keyof typeof answer.headers],
      from: { email: 'studio@example.org', name: 'Studio' },
      replyTo: { email: 'teacher@example.org' },
      to: 'anne@example.org',
      subject: 'Votre place est réservée',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
      trackingSettings: { click_tracking: { enable: false } },
      attachments: [{ filename: 'a.ics', size: 5, content: 'QkVHSU4=' }],
    },
  ]);
});

it.each<[string, object, string]>([
  ['no subject', { subject: '' }, 'subject'],
  ['an address without domain', { to: 'anne' }, 'personalizations.0.to.0.email'],
  [
    'an empty text',
    { text: undefined, html: undefined, content: [{ type: 'text/plain', value: '' }] },
    'content.0.value',
  ],
  [
    'HTML before plain text',
    {
      text: undefined,
      html: undefined,
      content: [
        { type: 'text/html', value: '<p>x' },
        { type: 'text/plain', value: 'x' },
      ],
    },
    'content',
  ],
  ['an attachment that is not base64', attachment({ content: 'BEGIN:VCALENDAR' }), 'attachments.0.content'],
  ['an attachment without name', attachment({ filename: '' }), 'attachments.0.filename'],
  [
    'an attachment type with a charset',
    attachment({ type: 'text/calendar; charset=utf-8; method=PUBLISH' }),
    'attachments.0.type',
  ],
  [
    'an attachment of unknown disposition',
    attachment({ disposition: 'enclosed' }),
    'attachments.0.disposition',
  ],
  ['eleven categories', { categories: Array.from({ length: 11 }, (_, index) => `c${index}`) }, 'categories'],
])('refuses %s', async (_, overrides, field) => {
  const refusal = await send(overrides).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 400,
    response: { body: { errors: [{ field, message: expect.any(String), help: expect.any(String) }] } },
  });
  expect(mocks.state().mails).toEqual([]);
});

it('accepts a calendar with its method in the type', async () => {
  await send(attachment({ type: 'text/calendar; method=PUBLISH' }));
  expect(mocks.state().mails).toHaveLength(1);
});

it('refuses an unverified sender', async () => {
  await expect(send({ from: 'other@example.org' })).rejects.toMatchObject({
    code: 403,
    response: { body: { errors: [{ field: 'from' }] } },
  });
});

it('refuses a wrong key', async () => {
  await expect(createSendGridClient(mocks, 'SG.wrong').send(aMail())).rejects.toMatchObject({ code: 401 });
});

const raw = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${mocks.origin}/sendgrid/v3/mail/send`, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer SG.sandbox.0000000000000000000000000000000000000000000',
      'Content-Type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it.each<[string, unknown, string | null]>([
  [
    'no sender',
    {
      personalizations: [{ to: [{ email: 'a@b.fr' }] }],
      subject: 'x',
      content: [{ type: 'text/plain', value: 'x' }],
    },
    'from.email',
  ],
  [
    'no recipients',
    { from: { email: 'studio@example.org' }, subject: 'x', content: [{ type: 'text/plain', value: 'x' }] },
    'personalizations',
  ],
  [
    'no content',
    {
      from: { email: 'studio@example.org' },
      personalizations: [{ to: [{ email: 'a@b.fr' }] }],
      subject: 'x',
    },
    'content',
  ],
  [
    'an unknown field',
    {
      from: { email: 'studio@example.org' },
      personalizations: [{ to: [{ email: 'a@b.fr' }] }],
      subject: 'x',
      content: [{ type: 'text/plain', value: 'x' }],
      replyTo: 'x',
    },
    'replyTo',
  ],
  ['a body that is not JSON', '{', null],
])('refuses a request with %s', async (_, body, field) => {
  const answer = await raw(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ field }] });
});
