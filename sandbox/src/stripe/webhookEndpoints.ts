import { apiVersion, type StripeAccount } from './account.ts';
import type { Endpoint } from './endpoints.ts';
import { newId } from './ids.ts';
import { page, pageParameters } from './listing.ts';
import type { WebhookEndpoint } from './objects.ts';
import { boolean, list, object, text, url } from './parameters.ts';

const path = '/v1/webhook_endpoints';
const filters = pageParameters({});
const events = list(text(), 300);
const creation = object({ url, enabled_events: events, api_version: text(), description: text() }, [
  'url',
  'enabled_events',
]);
const change = object({ url, enabled_events: events, disabled: boolean, description: text() });

/**
 * The endpoints an account keeps on record. The sandbox sends its events to the studio's site whatever they
 * say; they are there for what sets them up.
 */
export const webhookEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path,
    prepare(account, raw) {
      const asked = filters(raw, '');
      return () => page(account.webhookEndpoints.values(), asked, path);
    },
  },
  {
    method: 'POST',
    path,
    prepare(account, raw) {
      const asked = creation(raw, '');
      return () => {
        const endpoint = newEndpoint(account, asked);
        account.webhookEndpoints.set(endpoint.id, endpoint);
        // Stripe shows the secret in this one answer.
        return { ...endpoint, secret: newId('whsec_', 32) };
      };
    },
  },
  {
    method: 'POST',
    path: `${path}/:id`,
    prepare(account, raw, id) {
      const asked = change(raw, '');
      return () => {
        const endpoint = account.webhookEndpoint(id);
        endpoint.url = asked.url ?? endpoint.url;
        endpoint.description = asked.description ?? endpoint.description;
        endpoint.enabled_events = asked.enabled_events ?? endpoint.enabled_events;
        if (asked.disabled !== undefined) endpoint.status = asked.disabled ? 'disabled' : 'enabled';
        return endpoint;
      };
    },
  },
];

function newEndpoint(account: StripeAccount, asked: ReturnType<typeof creation>): WebhookEndpoint {
  return {
    id: newId('we_1'),
    object: 'webhook_endpoint',
    api_version: asked.api_version ?? apiVersion,
    application: null,
    created: account.now(),
    description: asked.description ?? null,
    enabled_events: asked.enabled_events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: asked.url,
  };
}
