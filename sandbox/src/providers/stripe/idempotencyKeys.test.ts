import Stripe from 'stripe';
import { aCheckout } from '../../testing/aCheckout.ts';
import { createStripeClient } from '../../testing/createStripeClient.ts';
import { postAction } from '../../testing/postAction.ts';
import { type RunningProviderMocks, startProviderMocks } from '../startProviderMocks.ts';

let mocks: RunningProviderMocks;
let stripe: Stripe;

beforeAll(async () => {
  mocks = await startProviderMocks();
  stripe = createStripeClient(mocks);
});
afterAll(() => mocks.close());
beforeEach(() => mocks.reset());

const create = (idempotencyKey: string, overrides: object = {}) =>
  stripe.checkout.sessions.create(aCheckout(overrides), { idempotencyKey });

it('returns the first response to a repeated request', async () => {
  const first = await create('one');
  const second = await create('one');
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(mocks.state().payments).toHaveLength(1);
});

it('returns the stored response, not the current state', async () => {
  const { id } = await create('one');
  await postAction(mocks, id, 'pay');
  expect((await create('one')).status).toBe('open');
});

it('refuses the same key with other parameters', async () => {
  await create('one');
  const refusal = await create('one', { locale: 'en' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(refusal).toMatchObject({ statusCode: 400, message: expect.stringContaining('same parameters') });
});

it('refuses the same key at another endpoint', async () => {
  const { id } = await create('one');
  await expect(stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'one' })).rejects.toMatchObject({
    rawType: 'idempotency_error',
    message: expect.stringContaining('same endpoint'),
  });
});

it('refuses a repeated request while the first is in progress', async () => {
  const slow = await startProviderMocks({ stripeLatency: 1000 });
  try {
    const { sessions } = createStripeClient(slow).checkout;
    const repeat = () => sessions.create(aCheckout(), { idempotencyKey: 'one' });
    const answers = await Promise.allSettled([repeat(), repeat()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect(slow.state().payments).toHaveLength(1);
  } finally {
    await slow.close();
  }
});

it('stores a failure of the execution', async () => {
  const expire = (id: string) => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'one' });
  const { id } = await create('another');
  await postAction(mocks, id, 'pay');
  const first = await expire(id).catch((error: unknown) => error);
  const second = await expire(id).catch((error: unknown) => error);
  expect([first, second]).toMatchObject([{ statusCode: 400 }, { statusCode: 400 }]);
  expect(second).toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
});

it('releases a key whose parameters were refused before execution', async () => {
  await expect(create('one', { locale: 'br' })).rejects.toMatchObject({ statusCode: 400 });
  expect((await create('one')).status).toBe('open');
});

it('deletes a key after a day', async () => {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const own = await startProviderMocks({ clock: () => new Date(time) });
  const client = createStripeClient(own);
  const first = await client.checkout.sessions.create(aCheckout(), { idempotencyKey: 'one' });
  time += 24 * 60 * 60 * 1000 + 1;
  const second = await client.checkout.sessions.create(aCheckout(), { idempotencyKey: 'one' });
  expect(second.id).not.toBe(first.id);
  await own.close();
});
