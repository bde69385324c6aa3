import * as z from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { newId } from './newId.ts';
import { listParameters, toPage } from './page.ts';
import { address, expand, flag, text } from './parseParameters.ts';
import { apiVersion } from './stripeAccount.ts';

const path = '/v1/webhook_endpoints';
const events = z.array(text()).max(300);

/**
 * The webhook endpoints on record, for the command that sets them up. Whatever they say, events are sent to
 * the local functions.
 */
export const webhookEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path,
    parameters: () => listParameters,
    execute: (account, parameters) => toPage(account.webhookEndpoints.values(), parameters, path),
  }),
  endpoint({
    method: 'POST',
    path,
    parameters: () =>
      z.strictObject({ url: address, enabled_events: events, api_version: text().optional(), expand }),
    execute(account, parameters) {
      const id = newId('we_1');
      const record = {
        id,
        object: 'webhook_endpoint' as const,
        api_version: parameters.api_version ?? apiVersion,
        application: null,
        created: account.now(),
        description: null,
        enabled_events: parameters.enabled_events,
        livemode: false,
        metadata: {},
        status: 'enabled',
        url: parameters.url,
      };
      account.webhookEndpoints.set(id, record);
      // Stripe shows the secret in this one response.
      return { ...record, secret: newId('whsec_', 32) };
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id`,
    parameters: () =>
      z.strictObject({ enabled_events: events.optional(), disabled: flag.optional(), expand }),
    execute(account, change, id) {
      const record = account.getWebhookEndpoint(id);
      record.enabled_events = change.enabled_events ?? record.enabled_events;
      if (change.disabled !== undefined) record.status = change.disabled ? 'disabled' : 'enabled';
      return record;
    },
  }),
];
