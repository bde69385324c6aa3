import { type RunningStandIns, startStandIns } from '../standIns.ts';
import { stripeAt } from '../testing/clients.ts';

let standIns: RunningStandIns;

beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.close());

const url = 'https://www.studio.example/api/stripe-webhook';

it('keeps webhook endpoints, and tells their secret once', async () => {
  const { webhookEndpoints } = stripeAt(standIns);
  const made = await webhookEndpoints.create({ url, enabled_events: ['charge.refunded'] });
  expect(made).toMatchObject({ object: 'webhook_endpoint', status: 'enabled', url });
  expect(made.secret).toMatch(/^whsec_\w{32}$/);

  await webhookEndpoints.update(made.id, { enabled_events: ['charge.dispute.closed'], disabled: true });
  standIns.reset();
  const { data } = await webhookEndpoints.list();
  expect(data).toMatchObject([
    { id: made.id, status: 'disabled', enabled_events: ['charge.dispute.closed'], url },
  ]);
  expect(data[0]?.secret).toBeUndefined();
});

it('refuses an endpoint that says nothing, and one that is not there', async () => {
  const { webhookEndpoints } = stripeAt(standIns);
  await expect(webhookEndpoints.create({ url, enabled_events: [] })).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await expect(webhookEndpoints.update('we_none', { disabled: true })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});
