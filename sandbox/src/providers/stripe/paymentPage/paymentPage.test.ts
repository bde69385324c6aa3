import type Stripe from 'stripe';
import { aCheckout, aPayment } from '../../../testing/aCheckout.ts';
import { createStripeClient } from '../../../testing/createStripeClient.ts';
import { postAction } from '../../../testing/postAction.ts';
import { type RunningProviderMocks, startProviderMocks } from '../../startProviderMocks.ts';

let mocks: RunningProviderMocks;
let stripe: Stripe;

beforeAll(async () => {
  mocks = await startProviderMocks();
  stripe = createStripeClient(mocks);
});
afterAll(() => mocks.close());
beforeEach(() => mocks.reset());

const open = (overrides: object = {}) => stripe.checkout.sessions.create(aCheckout(overrides));
const submit = (url: string | null, body: URLSearchParams) =>
  fetch(String(url), { method: 'POST', redirect: 'manual', body });
const getState = (id: string) => stripe.checkout.sessions.retrieve(id);

it.each([
  [undefined, 'Pay'],
  ['auto', 'Pay'],
  ['pay', 'Pay'],
  ['book', 'Book'],
  ['donate', 'Donate'],
  ['subscribe', 'Subscribe'],
] as const)('labels the button of submit_type %s %s', async (submitType, label) => {
  const { url } = await open(submitType && { submit_type: submitType });
  const page = await (await fetch(String(url))).text();
  expect(page).toMatch(new RegExp(`<button [^>]*>${label}</button>`));
  expect(page).toContain(`<h1>${label} €230.00</h1>`);
  expect(page).toContain('href="http://shop.test/programme"');
});

it('escapes the product name', async () => {
  const product = { name: '<script>alert(1)</script>' };
  const { url } = await open({
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: product } }],
  });
  expect(await (await fetch(String(url))).text()).not.toContain('<script>alert');
});

it('redirects to the success page with the session’s id after the payment', async () => {
  const { id, url } = await open();
  const answer = await submit(url, aPayment());
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://shop.test/merci?session_id=${id}`,
  ]);
  expect(await getState(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'anne@example.org', name: 'Anne Le Goff' },
  });
});

it.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'insufficient funds'],
  ['4111 1111 1111 1111', 'it is not a test card'],
])('reports that the card %s is declined, and keeps the session open', async (number, message) => {
  const { id, url } = await open();
  const answer = await submit(url, aPayment({ number }));
  expect(answer.status).toBe(402);
  const page = await answer.text();
  expect(page).toContain(message);
  expect(page).toContain('value="anne@example.org"');
  expect(await getState(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  expect((await submit(url, aPayment())).status).toBe(303);
  expect(mocks.state().payments).toMatchObject([{ paymentStatus: 'paid' }]);
});

it.each([
  [{ email: 'anne' }, 'Your email is incomplete.'],
  [{ name: '' }, 'The name is required.'],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ expiry: '13/34' }, 'The expiry date is incomplete.'],
  [{ expiry: '01/20' }, 'The expiry date is in the past.'],
  [{ cvc: '1' }, 'The security code is incomplete.'],
])('refuses %j', async (fields, message) => {
  const { id, url } = await open();
  const answer = await submit(url, aPayment(fields));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
  expect((await getState(id)).payment_intent).toBeNull();
});

it.each(['4000 0025 0000 3155', '4000 0000 0000 3220'])(
  'asks for 3-D Secure before it charges %s',
  async (number) => {
    const { id, url } = await open();
    const asked = await submit(url, aPayment({ number }));
    expect(asked.headers.get('location')).toBe(`/pay/${id}/3d-secure`);
    expect((await getState(id)).payment_status).toBe('unpaid');
    const challenge = `${url}/3d-secure`;
    expect(await (await fetch(challenge)).text()).toContain('3-D Secure authentication');
    const failed = await submit(challenge, new URLSearchParams({ outcome: 'fail' }));
    expect(await failed.text()).toContain('Authentication failed.');
    await submit(url, aPayment({ number }));
    const passed = await submit(challenge, new URLSearchParams({ outcome: 'complete' }));
    expect(passed.headers.get('location')).toContain('http://shop.test/merci');
    expect((await getState(id)).payment_status).toBe('paid');
  },
);

it('charges a session once when the form is sent several times', async () => {
  const { id, url } = await open();
  const answers = await Promise.all([1, 2, 3].map(() => submit(url, aPayment())));
  expect(answers.map((answer) => answer.headers.get('location')).sort()).toEqual([
    `/pay/${id}`,
    `/pay/${id}`,
    `http://shop.test/merci?session_id=${id}`,
  ]);
  expect(mocks.state().calls.length).toBeGreaterThan(0);
  expect(mocks.stripe.account.charges.size).toBe(1);
});

it('reports a paid, an expired and an unknown session', async () => {
  const paid = await open();
  await postAction(mocks, paid.id, 'pay');
  expect(await (await fetch(String(paid.url))).text()).toContain('This session is paid');
  const expired = await open();
  await postAction(mocks, expired.id, 'expire');
  expect(await (await fetch(String(expired.url))).text()).toContain('This page has expired');
  expect((await fetch(`${mocks.origin}/pay/cs_test_unknown`)).status).toBe(404);
});
