import { startStandIns } from '../standIns.ts';
import { aCheckout, act } from '../testing/checkout.ts';
import { stripeAt } from '../testing/clients.ts';

it('expires a session whose time is over', async () => {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const standIns = await startStandIns({ clock: () => new Date(time) });
  const stripe = stripeAt(standIns);
  const { id } = await stripe.checkout.sessions.create(aCheckout());
  time += 24 * 60 * 60 * 1000;
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  expect(await act(standIns, id, 'pay')).toEqual({ kind: 'closed' });
  const events = await stripe.events.list();
  expect(events.data.map(({ type }) => type)).toEqual(['checkout.session.expired']);
  await standIns.close();
});
