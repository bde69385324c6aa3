import { sandboxSecrets } from '../secrets.ts';
import { type RunningStandIns, startStandIns } from '../standIns.ts';
import { aCheckout, act, post } from '../testing/checkout.ts';
import { stripeAt } from '../testing/clients.ts';
import { aReceiver } from '../testing/receiver.ts';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

async function start(...statuses: number[]) {
  const receiver = await aReceiver(...statuses);
  const standIns = await startStandIns({ webhookUrl: receiver.url, webhookDelays: [5, 5, 5] });
  running.push(receiver, standIns);
  const stripe = stripeAt(standIns);
  const session = await stripe.checkout.sessions.create(aCheckout());
  return { receiver, standIns, stripe, session };
}

async function settled(standIns: RunningStandIns): Promise<void> {
  while (standIns.state().deliveries.some(({ state }) => state === 'pending')) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('signs what it sends as the SDK verifies it', async () => {
  const { receiver, standIns, stripe, session } = await start();
  await act(standIns, session.id, 'pay');
  await settled(standIns);
  const events = receiver.got.map(({ body, signature }) =>
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
  const [first] = receiver.got;
  expect(() =>
    stripe.webhooks.constructEvent(
      `${first?.body} `,
      first?.signature ?? '',
      sandboxSecrets.stripeWebhookSecret,
    ),
  ).toThrow('No signatures found matching the expected signature');
});

it('tries again until it is answered 2xx', async () => {
  const { receiver, standIns, session } = await start(500, 302, 200);
  await act(standIns, session.id, 'expire');
  await settled(standIns);
  expect(standIns.state().deliveries).toMatchObject([
    {
      type: 'checkout.session.expired',
      object: session.id,
      state: 'delivered',
      status: 200,
      attempts: [{ status: 500 }, { status: 302 }, { status: 200 }],
    },
  ]);
  expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1);
});

it('gives up after the last delay, and sends again on demand', async () => {
  const { receiver, standIns, session } = await start(500, 500, 500, 500);
  await act(standIns, session.id, 'expire');
  await settled(standIns);
  const [delivery] = standIns.state().deliveries;
  expect(delivery).toMatchObject({ state: 'failed', status: 500 });
  expect(delivery?.attempts).toHaveLength(4);
  await post(standIns, `/sandbox/events/${delivery?.event}/resend`);
  expect(standIns.state().deliveries).toMatchObject([{ state: 'delivered', status: 200 }]);
  expect(receiver.got).toHaveLength(5);
});

it('notes why there was no answer', async () => {
  const { receiver, standIns, session } = await start();
  await receiver.close();
  await act(standIns, session.id, 'expire');
  await settled(standIns);
  expect(standIns.state().deliveries[0]?.attempts[0]?.error).toMatch(/ECONNREFUSED|ECONNRESET/);
});

it('tells of a debit that arrives later', async () => {
  const { standIns, stripe, session } = await start();
  await act(standIns, session.id, 'pay', { method: 'sepa_debit' });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  await act(standIns, session.id, 'settle', { paid: true });
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  await settled(standIns);
  expect(standIns.state().deliveries.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'payment_intent.processing',
    'checkout.session.completed',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.async_payment_succeeded',
  ]);
});

it('tells of a debit that fails, of a refund and of a dispute', async () => {
  const { standIns, stripe, session } = await start();
  await act(standIns, session.id, 'pay', { method: 'sepa_debit' });
  await act(standIns, session.id, 'settle', { paid: false });
  const other = await stripe.checkout.sessions.create(aCheckout());
  await act(standIns, other.id, 'pay');
  await act(standIns, other.id, 'refund', { amount: 100 });
  await act(standIns, other.id, 'dispute');
  const types = standIns.state().deliveries.map(({ type }) => type);
  expect(types).toContain('checkout.session.async_payment_failed');
  expect(types).toContain('charge.refunded');
  expect(types).toContain('charge.dispute.created');
  expect(standIns.state().payments[1]).toMatchObject({ amountRefunded: 100, disputed: true });
});

it('sends only the types that the webhook is subscribed to', async () => {
  const receiver = await aReceiver();
  const standIns = await startStandIns({
    webhookUrl: receiver.url,
    webhookEvents: ['checkout.session.completed'],
  });
  running.push(receiver, standIns);
  const { id } = await stripeAt(standIns).checkout.sessions.create(aCheckout());
  await act(standIns, id, 'pay');
  await settled(standIns);
  expect(standIns.state().deliveries.map(({ type }) => type)).toEqual(['checkout.session.completed']);
});
