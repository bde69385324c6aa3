import type { StripeAccount } from './account.ts';
import { expire, expireOverdue, isOpen } from './checkout.ts';
import { invalid } from './errors.ts';
import { expanded, listOf } from './expand.ts';
import { page, pageParameters, readExpand } from './listing.ts';
import { mergeMetadata, metadata } from './metadata.ts';
import { newSession } from './newSession.ts';
import { boolean, email, ignored, list, object, oneOf, type RawParameters, text } from './parameters.ts';
import { readRefundParameters, refund } from './refunds.ts';
import { readSessionParameters } from './sessionParameters.ts';
import { webhookEndpoints } from './webhookEndpoints.ts';

/**
 * One address of the API. Reading the parameters comes first and may refuse them; what the returned
 * function does is the execution, whose outcome an idempotency key remembers.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** In Express's notation. */
  path: string;
  prepare(account: StripeAccount, raw: RawParameters, id: string): () => object;
}

const sessions = '/v1/checkout/sessions';
const expand = list(text(), 20);
const sessionFilters = pageParameters({
  customer_details: object({ email }, ['email']),
  payment_intent: text(),
  status: oneOf(['complete', 'expired', 'open']),
});
const eventFilters = pageParameters({ type: text(), types: list(text(), 20), delivery_success: boolean });
const sessionUpdate = object({ metadata, expand });
const intentUpdate = object({ metadata, expand, description: text(1000), receipt_email: ignored });
const noFilters = pageParameters({});

/** Every address the sandbox answers at. */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: sessions,
    prepare(account, raw) {
      const parameters = readSessionParameters(raw, account.now());
      return () => {
        const record = newSession(parameters, account.now(), account.origin);
        account.sessions.set(record.session.id, record);
        return expanded(account, record.session, parameters.expand);
      };
    },
  },
  {
    method: 'GET',
    path: sessions,
    prepare(account, raw) {
      const asked = sessionFilters(raw, '');
      return () => {
        expireOverdue(account);
        const found = [...account.sessions.values()]
          .map(({ session }) => session)
          .filter(
            (session) =>
              (!asked.status || session.status === asked.status) &&
              (!asked.payment_intent || session.payment_intent === asked.payment_intent) &&
              (!asked.customer_details || session.customer_details?.email === asked.customer_details.email),
          );
        return expanded(account, page(found, asked, sessions), asked.expand);
      };
    },
  },
  {
    method: 'GET',
    path: `${sessions}/:id`,
    prepare(account, raw, id) {
      const paths = readExpand(raw);
      return () => {
        const record = account.session(id);
        isOpen(account, record);
        return expanded(account, record.session, paths);
      };
    },
  },
  {
    method: 'POST',
    path: `${sessions}/:id`,
    prepare(account, raw, id) {
      const change = sessionUpdate(raw, '');
      return () => {
        const { session } = account.session(id);
        session.metadata = mergeMetadata(session.metadata, change.metadata);
        return expanded(account, session, change.expand);
      };
    },
  },
  {
    method: 'POST',
    path: `${sessions}/:id/expire`,
    prepare(account, raw, id) {
      const paths = readExpand(raw);
      return () => {
        const record = account.session(id);
        expire(account, record);
        return expanded(account, record.session, paths);
      };
    },
  },
  {
    method: 'GET',
    path: `${sessions}/:id/line_items`,
    prepare: (account, _raw, id) => () =>
      listOf(account.session(id).lineItems, `${sessions}/${id}/line_items`),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    prepare(account, raw) {
      const asked = noFilters(raw, '');
      return () =>
        expanded(account, page(account.intents.values(), asked, '/v1/payment_intents'), asked.expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    prepare(account, raw, id) {
      const paths = readExpand(raw);
      return () => expanded(account, account.intent(id), paths);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    prepare(account, raw, id) {
      const change = intentUpdate(raw, '');
      return () => {
        const intent = account.intent(id);
        if (intent.status === 'canceled') {
          throw invalid(
            'This PaymentIntent could not be updated because it is canceled.',
            undefined,
            'payment_intent_unexpected_state',
          );
        }
        intent.metadata = mergeMetadata(intent.metadata, change.metadata);
        intent.description = change.description ?? intent.description;
        return expanded(account, intent, change.expand);
      };
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    prepare(account, raw, id) {
      const paths = readExpand(raw);
      return () => expanded(account, account.charge(id), paths);
    },
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    prepare(account, raw) {
      const asked = readRefundParameters(raw);
      return () => expanded(account, refund(account, asked), asked.expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    prepare(account, raw, id) {
      const paths = readExpand(raw);
      return () => expanded(account, account.refund(id), paths);
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    prepare(account, raw) {
      const asked = eventFilters(raw, '');
      return () => {
        const types = asked.types ?? (asked.type ? [asked.type] : undefined);
        const found = [...account.events.values()].filter(({ type }) => !types || types.includes(type));
        return page(found, asked, '/v1/events');
      };
    },
  },
  ...webhookEndpoints,
];
