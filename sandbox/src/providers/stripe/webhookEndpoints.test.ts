import { createStripeClient } from '../../testing/createStripeClient.ts';
import { type RunningProviderMocks, startProviderMocks } from '../startProviderMocks.ts';

let mocks: RunningProviderMocks;

beforeAll(async () => {
  mocks = await startProviderMocks();
});
afterAll(() => mocks.close());

const url = 'https://www.studio.example/api/stripe-webhook';

it('stores webhook endpoints, and shows their secret once', async () => {
  const { webhookEndpoints } = createStripeClient(mocks);
  const made = await webhookEndpoints.create({ url, enabled_events: ['charge.refunded'] });
  expect(made).toMatchObject({ object: 'webhook_endpoint', status: 'enabled', url });
  expect(made.secret).toMatch(/^whsec_\w{32}$/);

  await webhookEndpoints.update(made.id, { enabled_events: ['charge.dispute.closed'], disabled: true });
  mocks.reset();
  const { data } = await webhookEndpoints.list();
  expect(data).toMatchObject([
    { id: made.id, status: 'disabled', enabled_events: ['charge.dispute.closed'], url },
  ]);
  expect(data[0]?.secret).toBeUndefined();
});

it('refuses an endpoint without events, and an unknown one', async () => {
  const { webhookEndpoints } = createStripeClient(mocks);
  await expect(webhookEndpoints.create({ url, enabled_events: [] })).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await expect(webhookEndpoints.update('we_none', { disabled: true })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});
