import { getCallName } from './getCallName.ts';

it.each<[string, string, unknown, string]>([
  ['GET', '/v1/checkout/sessions/cs_test_a1B2c3D4e5F6g7H8', undefined, 'GET /v1/checkout/sessions/{id}'],
  ['GET', '/v1/payment_intents', undefined, 'GET /v1/payment_intents'],
  [
    'POST',
    '/v1/payment_intents/pi_3a1B2c3D4e5F6g7H8',
    Buffer.from('description=x&metadata[mail_buyer]=2025&metadata[mail_buyer_claim_1]='),
    'POST /v1/payment_intents/{id} mail_buyer',
  ],
  ['POST', '/v3/mail/send', { categories: ['teacher-sold', 'x'] }, 'POST /v3/mail/send teacher-sold'],
  ['GET', '/contacts/anne@example.org', {}, 'GET /contacts/{id}'],
  ['GET', '/contacts/lists/12', undefined, 'GET /contacts/lists/{id}'],
])('names %s %s', (method, path, body, name) => {
  expect(getCallName({ method, path, body })).toBe(name);
});
