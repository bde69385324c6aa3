import { aCheckout } from '../../testing/aCheckout.ts';
import { createStripeClient } from '../../testing/createStripeClient.ts';
import { post, postAction } from '../../testing/postAction.ts';
import { startWebhookReceiver } from '../../testing/webhookReceiver.ts';
import { sandboxSecrets } from '../sandboxSecrets.ts';
import { type RunningProviderMocks, startProviderMocks } from '../startProviderMocks.ts';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

async function start(...statuses: number[]) {
  const receiver = await startWebhookReceiver(...statuses);
  const mocks = await startProviderMocks({ webhookUrl: receiver.url, webhookDelays: [5, 5, 5] });
  running.push(receiver, mocks);
  const stripe = createStripeClient(mocks);
  const session = await stripe.checkout.sessions.create(aCheckout());
  return { receiver, mocks, stripe, session };
}

async function settled(mocks: RunningProviderMocks): Promise<void> {
  while (mocks.state().deliveries.some(({ state }) => state === 'pending')) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('signs events as the SDK verifies them', async () => {
  const { receiver, mocks, stripe, session } = await start();
  await postAction(mocks, session.id, 'pay');
  await settled(mocks);
  const events = receiver.received.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, sandboxSecrets.stripeWebhookSecret),
  );
  expect(events.map(({ type }) => type).sort()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const completed = events.find(({ type }) => type === 'checkout.session.completed');
  expect(completed).toMatchObject({ data: { object: { id: session.id, payment_status: 'paid' } } });
  const [first] = receiver.received;
  expect(() =>
    stripe.webhooks.constructEvent(
      `${first?.body} `,
      first?.signature ?? '',
      sandboxSecrets.stripeWebhookSecret,
    ),
  ).toThrow('No signatures found matching the expected signature');
});

it('retries until the response is 2xx', async () => {
  const { receiver, mocks, session } = await start(500, 302, 200);
  await postAction(mocks, session.id, 'expire');
  await settled(mocks);
  expect(mocks.state().deliveries).toMatchObject([
    {
      type: 'checkout.session.expired',
      object: session.id,
      state: 'delivered',
      status: 200,
      attempts: [{ status: 500 }, { status: 302 }, { status: 200 }],
    },
  ]);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
});

it('gives up after the last delay, and resends on demand', async () => {
  const { receiver, mocks, session } = await start(500, 500, 500, 500);
  await postAction(mocks, session.id, 'expire');
  await settled(mocks);
  const [delivery] = mocks.state().deliveries;
  expect(delivery).toMatchObject({ state: 'failed', status: 500 });
  expect(delivery?.attempts).toHaveLength(4);
  await post(mocks, `/sandbox/events/${delivery?.event}/resend`);
  expect(mocks.state().deliveries).toMatchObject([{ state: 'delivered', status: 200 }]);
  expect(receiver.received).toHaveLength(5);
});

it('records why there was no response', async () => {
  const { receiver, mocks, session } = await start();
  await receiver.close();
  await postAction(mocks, session.id, 'expire');
  await settled(mocks);
  expect(mocks.state().deliveries[0]?.attempts[0]?.error).toMatch(/ECONNREFUSED|ECONNRESET/);
});

it('emits the events of a debit that is settled later', async () => {
  const { mocks, stripe, session } = await start();
  await postAction(mocks, session.id, 'pay', { method: 'sepa_debit' });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  await postAction(mocks, session.id, 'settle', { paid: true });
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  await settled(mocks);
  expect(mocks.state().deliveries.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'payment_intent.processing',
    'checkout.session.completed',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.async_payment_succeeded',
  ]);
});

it('emits the events of a failed debit, a refund and a dispute', async () => {
  const { mocks, stripe, session } = await start();
  await postAction(mocks, session.id, 'pay', { method: 'sepa_debit' });
  await postAction(mocks, session.id, 'settle', { paid: false });
  const other = await stripe.checkout.sessions.create(aCheckout());
  await postAction(mocks, other.id, 'pay');
  await postAction(mocks, other.id, 'refund', { amount: 100 });
  await postAction(mocks, other.id, 'dispute');
  const types = mocks.state().deliveries.map(({ type }) => type);
  expect(types).toContain('checkout.session.async_payment_failed');
  expect(types).toContain('charge.refunded');
  expect(types).toContain('charge.dispute.created');
  expect(mocks.state().payments[1]).toMatchObject({ amountRefunded: 100, disputed: true });
});

it('sends only the types that the webhook is subscribed to', async () => {
  const receiver = await startWebhookReceiver();
  const mocks = await startProviderMocks({
    webhookUrl: receiver.url,
    webhookEvents: ['checkout.session.completed'],
  });
  running.push(receiver, mocks);
  const { id } = await createStripeClient(mocks).checkout.sessions.create(aCheckout());
  await postAction(mocks, id, 'pay');
  await settled(mocks);
  expect(mocks.state().deliveries.map(({ type }) => type)).toEqual(['checkout.session.completed']);
});
