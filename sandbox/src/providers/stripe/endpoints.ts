import * as z from 'zod';
import { createCheckoutSession } from './checkoutSession.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { expireOverdueSessions, expireSession, isOpen } from './expireSession.ts';
import { mergeMetadata, metadata } from './metadata.ts';
import { listParameters, toPage } from './page.ts';
import { expand, text } from './parseParameters.ts';
import { refundEndpoints } from './refundCharge.ts';
import { sessionParameters } from './sessionParameters.ts';
import { webhookEndpoints } from './webhookEndpoints.ts';

const sessions = '/v1/checkout/sessions';
const intents = '/v1/payment_intents';
const expandOnly = z.strictObject({ expand });

/** Every address that the mock serves. */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: sessions,
    parameters: sessionParameters,
    execute(account, parameters) {
      const record = createCheckoutSession(parameters, account.now(), account.origin);
      account.sessions.set(record.session.id, record);
      return record.session;
    },
  }),
  endpoint({
    method: 'GET',
    path: sessions,
    parameters: () =>
      listParameters.extend({
        payment_intent: text().optional(),
        status: z.enum(['complete', 'expired', 'open']).optional(),
      }),
    execute(account, parameters) {
      const { payment_intent: intent, status } = parameters;
      expireOverdueSessions(account);
      const found = [...account.sessions.values()]
        .map(({ session }) => session)
        .filter((session) => !status || session.status === status)
        .filter((session) => !intent || session.payment_intent === intent);
      return toPage(found, parameters, sessions);
    },
  }),
  endpoint({
    method: 'GET',
    path: `${sessions}/:id`,
    parameters: () => expandOnly,
    execute(account, _parameters, id) {
      const record = account.getSession(id);
      isOpen(account, record);
      return record.session;
    },
  }),
  endpoint({
    method: 'POST',
    path: `${sessions}/:id/expire`,
    parameters: () => expandOnly,
    execute(account, _parameters, id) {
      const record = account.getSession(id);
      expireSession(account, record);
      return record.session;
    },
  }),
  endpoint({
    method: 'GET',
    path: `${intents}/:id`,
    parameters: () => expandOnly,
    execute: (account, _parameters, id) => account.getIntent(id),
  }),
  endpoint({
    method: 'POST',
    path: `${intents}/:id`,
    parameters: () => z.strictObject({ metadata, expand }),
    execute(account, change, id) {
      const intent = account.getIntent(id);
      intent.metadata = mergeMetadata(intent.metadata, change.metadata);
      return intent;
    },
  }),
  ...refundEndpoints,
  ...webhookEndpoints,
];
