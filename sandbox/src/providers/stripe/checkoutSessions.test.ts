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

const create = (overrides: object = {}) => stripe.checkout.sessions.create(aCheckout(overrides));
const now = () => Math.floor(Date.now() / 1000);
const lineItem = (priceData: object, rest: object = {}) => ({
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 23_000, product_data: { name: 'x' }, ...priceData },
      ...rest,
    },
  ],
});

it('creates an open session with a page of its own', async () => {
  const session = await create({
    metadata: { program: 'a-program' },
    client_reference_id: 'attempt',
  });
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 23_000,
    currency: 'eur',
    locale: 'fr',
    payment_intent: null,
    metadata: { program: 'a-program' },
    client_reference_id: 'attempt',
  });
  expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/);
  expect(session.url).toBe(`${mocks.origin}/pay/${session.id}`);
  expect(session.expires_at - session.created).toBe(24 * 60 * 60);
});

it.each<[string, object, Partial<Stripe.errors.StripeInvalidRequestError>]>([
  ['an unknown parameter', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
  [
    'an unknown nested parameter',
    lineItem({ colour: 'red' }),
    { code: 'parameter_unknown', param: 'line_items[0][price_data][colour]' },
  ],
  ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['no success address', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
  ['no line items', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
  [
    'no quantity',
    lineItem({}, { quantity: undefined }),
    { code: 'parameter_missing', param: 'line_items[0][quantity]' },
  ],
  [
    'an amount that is not whole cents',
    lineItem({ unit_amount: 230.5 }),
    { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
  ],
  ['a negative amount', lineItem({ unit_amount: -1 }), { code: 'parameter_invalid_integer' }],
  ['less than 50 cents', lineItem({ unit_amount: 49 }), { code: 'amount_too_small' }],
  [
    'more than 999,999.99',
    lineItem({ unit_amount: 99_999_999 }, { quantity: 2 }),
    { code: 'amount_too_large' },
  ],
  ['an unknown currency', lineItem({ currency: 'xxx' }), { param: 'line_items[0][price_data][currency]' }],
  ['an unknown language', { locale: 'br' }, { param: 'locale' }],
  ['an address without scheme', { success_url: '/merci' }, { code: 'url_invalid', param: 'success_url' }],
  ['a bad e-mail', { customer_email: 'anne' }, { code: 'email_invalid', param: 'customer_email' }],
  ['an empty text', { client_reference_id: '' }, { code: 'parameter_invalid_empty' }],
  [
    'a reference of 201 characters',
    { client_reference_id: 'x'.repeat(201) },
    { param: 'client_reference_id' },
  ],
  ['an expiry in 29 minutes', { expires_at: now() + 29 * 60 }, { param: 'expires_at' }],
  ['an expiry in 25 hours', { expires_at: now() + 25 * 60 * 60 }, { param: 'expires_at' }],
  ['an expiry by a clock that stands in 2025', { expires_at: 1_748_761_200 }, { param: 'expires_at' }],
  ['a metadata key of 41 characters', { metadata: { ['k'.repeat(41)]: 'v' } }, { param: 'metadata' }],
  ['a metadata value of 501 characters', { metadata: { k: 'v'.repeat(501) } }, { param: 'metadata[k]' }],
  [
    '51 metadata keys',
    { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v'])) },
    { param: 'metadata' },
  ],
])('refuses %s', async (_, overrides, expected) => {
  const refusal = await create(overrides).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(refusal).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', ...expected });
  expect(mocks.state().payments).toEqual([]);
});

it('accepts an expiry half an hour from now by the wall clock', async () => {
  const expiresAt = now() + 31 * 60;
  expect((await create({ expires_at: expiresAt })).expires_at).toBe(expiresAt);
});

it('keeps metadata keys that are names of Object.prototype', async () => {
  const session = await create({ metadata: { constructor: 'a', toString: 'b' } });
  expect(Object.entries(session.metadata ?? {})).toEqual([
    ['constructor', 'a'],
    ['toString', 'b'],
  ]);
});

it('refuses a wrong key and a missing one', async () => {
  await expect(
    createStripeClient(mocks, 'sk_test_another').checkout.sessions.create(aCheckout()),
  ).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: 'Invalid API Key provided: sk_test_***ther',
  });
  const answer = await fetch(`${mocks.origin}/v1/checkout/sessions`);
  expect(answer.status).toBe(401);
});

it('refuses a malformed version, and responds with the requested one', async () => {
  const request = { headers: { Authorization: 'Bearer sk_test_sandbox0000000000000000' } };
  const address = `${mocks.origin}/v1/checkout/sessions`;
  const refused = await fetch(address, { headers: { ...request.headers, 'Stripe-Version': 'newest' } });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { error: { type: 'invalid_request_error' } },
  ]);
  const session = await create();
  expect(session.lastResponse.headers['stripe-version']).toBe(Stripe.API_VERSION);
  expect(session.lastResponse.requestId).toMatch(/^req_/);
});

it('responds 404 to an unknown session and an unknown address', async () => {
  await expect(stripe.checkout.sessions.retrieve('cs_test_unknown')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'session',
  });
  await expect(stripe.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL (GET: /v1/customers)'),
  });
});

it('expands the payment intent and its charge', async () => {
  const { id } = await create({ payment_intent_data: { metadata: { program: 'x' } } });
  await postAction(mocks, id, 'pay');
  const plain = await stripe.checkout.sessions.retrieve(id);
  expect(plain.payment_intent).toMatch(/^pi_/);
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(session).toMatchObject({
    payment_status: 'paid',
    customer_details: { email: 'buyer@example.org', name: 'Sample Buyer' },
    payment_intent: {
      status: 'succeeded',
      metadata: { program: 'x' },
      latest_charge: { paid: true, amount: 23_000 },
    },
    amount_total: 23_000,
  });
  await expect(stripe.checkout.sessions.retrieve(id, { expand: ['colour'] })).rejects.toMatchObject({
    message: 'This property cannot be expanded (colour).',
  });
});

it('lists sessions by page, time and state', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await create()).id);
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);
  const all: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) all.push(id);
  expect(all).toEqual(ids);
  expect((await stripe.checkout.sessions.list({ created: { gte: now() + 100 } })).data).toEqual([]);
  await postAction(mocks, ids[3] ?? '', 'pay');
  const complete = await stripe.checkout.sessions.list({
    status: 'complete',
    expand: ['data.payment_intent'],
  });
  expect(complete.data).toMatchObject([{ id: ids[3], payment_intent: { status: 'succeeded' } }]);
  await expect(stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

it('lists sessions completed since an instant, page by page, with payments and charges', async () => {
  let second = 1_748_761_200;
  const timed = await startProviderMocks({ clock: () => new Date(second * 1000) });
  const sessions = createStripeClient(timed).checkout.sessions;
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { id } = await sessions.create(aCheckout());
    if (count !== 3) await postAction(timed, id, 'pay');
    ids.push(id);
    second += 10;
  }
  await postAction(timed, ids[2] ?? '', 'refund', { amount: 3000 });
  const list = sessions.list({
    created: { gte: 1_748_761_210 },
    status: 'complete',
    limit: 1,
    expand: ['data.payment_intent.latest_charge'],
  });
  const found: Stripe.Checkout.Session[] = [];
  for await (const session of list) found.push(session);
  expect(found.map(({ id }) => id)).toEqual([ids[4], ids[2], ids[1]]);
  expect(found[1]).toMatchObject({
    created: 1_748_761_220,
    payment_intent: { latest_charge: { amount_refunded: 3000, refunded: false } },
  });
  await timed.close();
});

it('expires an open session once', async () => {
  const { id } = await create();
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
});

it('merges metadata, and deletes keys that are sent empty', async () => {
  const { id } = await create();
  await postAction(mocks, id, 'pay');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  const update = (metadata: Record<string, string>) =>
    stripe.paymentIntents.update(String(intent), { metadata });
  await update({ a: '1', b: '2' });
  expect((await update({ b: '', c: '3' })).metadata).toEqual({ a: '1', c: '3' });
  expect((await stripe.paymentIntents.retrieve(String(intent))).metadata).toEqual({ a: '1', c: '3' });
});

it('refunds partially, and never more than was paid', async () => {
  const { id } = await create();
  await postAction(mocks, id, 'pay');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  const refund = (amount?: number) =>
    stripe.refunds.create({ payment_intent: String(intent), ...(amount && { amount }) });
  expect(await refund(3000)).toMatchObject({ amount: 3000, status: 'succeeded' });
  await expect(refund(20_001)).rejects.toMatchObject({ param: 'amount' });
  expect(await refund()).toMatchObject({ amount: 20_000 });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(mocks.state().payments).toMatchObject([{ amountRefunded: 23_000, refunds: [{}, {}] }]);
  const { data } = await stripe.refunds.list({ payment_intent: String(intent) });
  expect(data.map(({ amount }) => amount)).toEqual([20_000, 3000]);
  await expect(stripe.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
