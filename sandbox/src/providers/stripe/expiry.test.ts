import { aCheckout } from '../../testing/aCheckout.ts';
import { createStripeClient } from '../../testing/createStripeClient.ts';
import { postAction } from '../../testing/postAction.ts';
import { startWebhookReceiver } from '../../testing/webhookReceiver.ts';
import { startProviderMocks } from '../startProviderMocks.ts';

it('expires a session whose time is over', async () => {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const receiver = await startWebhookReceiver();
  const mocks = await startProviderMocks({ clock: () => new Date(time), webhookUrl: receiver.url });
  const stripe = createStripeClient(mocks);
  const { id } = await stripe.checkout.sessions.create(aCheckout());
  time += 24 * 60 * 60 * 1000;
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  expect(await postAction(mocks, id, 'pay')).toEqual({ kind: 'closed' });
  expect(mocks.state().deliveries.map(({ type }) => type)).toEqual(['checkout.session.expired']);
  await Promise.all([mocks.close(), receiver.close()]);
});
