import { aCheckout } from '../../testing/aCheckout.ts';
import {
  createBrevoClient,
  createSendGridClient,
  createStripeClient,
} from '../../testing/createStripeClient.ts';
import { post } from '../../testing/postAction.ts';
import { type RunningProviderMocks, startProviderMocks } from '../startProviderMocks.ts';

let mocks: RunningProviderMocks;

beforeAll(async () => {
  mocks = await startProviderMocks();
});
afterAll(() => mocks.close());
beforeEach(() => mocks.reset());

const fault = (body: object) => post(mocks, '/sandbox/faults', body);
const createSession = (options = {}, timeout?: number) =>
  createStripeClient(mocks, undefined, timeout).checkout.sessions.create(aCheckout(), options);
const sendMail = (timeout?: number) =>
  createSendGridClient(mocks, undefined, timeout).send({
    from: 'a@example.org',
    to: 'b@example.org',
    subject: 'x',
    text: 'x',
  });
const createContact = (timeout?: number) =>
  createBrevoClient(mocks, undefined, timeout).createContact({ email: 'anne@example.org' });

it.each<[string, object, object, object]>([
  ['refused', { type: 'StripeConnectionError' }, { code: 'ECONNRESET' }, { name: 'BrevoError' }],
  ['timeout', { type: 'StripeConnectionError' }, { code: 'ECONNABORTED' }, { name: 'BrevoError' }],
  ['status-429', { type: 'StripeRateLimitError', code: 'rate_limit' }, { code: 429 }, { statusCode: 429 }],
  ['status-500', { type: 'StripeAPIError', statusCode: 500 }, { code: 500 }, { statusCode: 500 }],
  ['status-503', { type: 'StripeAPIError', statusCode: 503 }, { code: 503 }, { statusCode: 503 }],
  ['lost', { type: 'StripeConnectionError' }, { code: 'ECONNRESET' }, { name: 'BrevoError' }],
])('%s reaches every SDK as an error of its own', async (kind, stripe, sendgrid, brevo) => {
  for (const provider of ['stripe', 'sendgrid', 'brevo']) await fault({ provider, fault: kind });
  const timeout = kind === 'timeout' ? 300 : undefined;
  await expect(createSession({}, timeout)).rejects.toMatchObject(stripe);
  await expect(sendMail(timeout)).rejects.toMatchObject(sendgrid);
  await expect(createContact(timeout)).rejects.toMatchObject(brevo);
  const { payments, mails, contacts } = mocks.state();
  const done = kind === 'lost' ? 1 : 0;
  expect([payments.length, mails.length, contacts.length]).toEqual([done, done, done]);
});

it('malformed responses reach the SDKs as HTML pages', async () => {
  for (const provider of ['stripe', 'sendgrid', 'brevo']) await fault({ provider, fault: 'malformed' });
  await expect(createSession()).rejects.toMatchObject({
    message: 'Invalid JSON received from the Stripe API',
  });
  expect((await sendMail())[0].statusCode).toBe(200);
  // Brevo's SDK 6.0.3 resolves with its own error object: who calls it must look at what it got.
  expect(await createContact()).toMatchObject({ ok: false, error: { reason: 'non-json' } });
  expect(mocks.state().mails).toEqual([]);
});

it('returns a lost response again for the same idempotency key', async () => {
  await fault({ provider: 'stripe', fault: 'lost', times: 2 });
  await expect(createSession({ idempotencyKey: 'one' })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  expect((await createSession({ idempotencyKey: 'one' })).status).toBe('open');
  expect(mocks.state().payments).toHaveLength(1);
});

it('hits calls by path, by method, after a number of calls, a number of times', async () => {
  const stripe = createStripeClient(mocks);
  await fault({
    provider: 'stripe',
    fault: 'status-500',
    path: '/v1/checkout/sessions',
    method: 'POST',
    skip: 1,
    times: 1,
  });
  await stripe.checkout.sessions.list();
  expect((await createSession()).status).toBe('open');
  await expect(createSession()).rejects.toMatchObject({ statusCode: 500 });
  expect((await createSession()).status).toBe('open');
  expect(mocks.state().faults.stripe).toEqual({ kind: 'none' });
  expect(mocks.state().calls.map((call) => [call.method, call.fault, call.status])).toEqual([
    ['GET', 'none', 200],
    ['POST', 'none', 200],
    ['POST', 'status-500', 500],
    ['POST', 'none', 200],
  ]);
});

it('none removes a fault', async () => {
  await fault({ provider: 'brevo', fault: 'refused' });
  await fault({ provider: 'brevo', fault: 'none' });
  expect(await createContact()).toMatchObject({ id: expect.any(Number) });
});

it.each([
  [{ provider: 'paypal', fault: 'none' }, '"provider" must be one of stripe, sendgrid, brevo'],
  [{ provider: 'stripe', fault: 'sulk' }, '"fault" must be one of'],
  [{ provider: 'stripe', fault: 'lost', times: 0 }, '"times" must be a whole number above 0'],
])('refuses %j', async (body, error) => {
  expect(await fault(body)).toEqual({ error: expect.stringContaining(error) });
});

it('hits only calls of the given name, and records the local port', async () => {
  const call = 'POST /v3/mail/send reminder';
  await fault({ provider: 'sendgrid', fault: 'status-500', call });
  await sendMail();
  const mail = { from: 'a@example.org', to: 'b@example.org', subject: 'x', text: 'x' };
  await expect(createSendGridClient(mocks).send({ ...mail, categories: ['reminder'] })).rejects.toMatchObject(
    {
      code: 500,
    },
  );
  expect(mocks.state().calls).toMatchObject([
    { name: 'POST /v3/mail/send', fault: 'none', port: mocks.port },
    { name: call, fault: 'status-500', port: mocks.port },
  ]);
});
