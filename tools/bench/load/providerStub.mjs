import { createServer } from 'node:http';

/**
 * A stub of the three providers in a process of its own: each call gets a constant response at once, so that the
 * measured time is that of the functions. The sandbox's mocks keep state and would be measured too. Sends its port
 * to the parent process and ends with it.
 */

const session = {
  id: 'cs_test_bench',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  created: 1_748_761_200,
  expires_at: 1_748_766_600,
  url: 'https://checkout.stripe.example/c/pay/cs_test_bench',
  success_url: 'https://www.atelier-surya.example/en-payment-success',
  amount_subtotal: 23_000,
  amount_total: 23_000,
  currency: 'eur',
  livemode: false,
  locale: 'en',
  mode: 'payment',
  metadata: {
    program: 'surya-kriya-rennes',
    program_type: 'surya_kriya',
    location: 'Rennes',
    language: 'en',
    price_basis: 'promo',
    full_price: '25000',
    title: 'Surya Kriya',
    start_date: '2025-07-05',
    end_date: '2025-07-06',
  },
  customer_details: null,
  payment_intent: null,
};
const lists = { count: 1, lists: [{ id: 1, name: 'isha_kriya · Rennes · en', folderId: 1 }] };

const answers = new Map(
  Object.entries({
    'POST /v1/checkout/sessions': [200, session],
    'GET /v1/checkout/sessions/cs_test_bench': [200, session],
    'GET /v1/checkout/sessions': [
      200,
      { object: 'list', data: [], has_more: false, url: '/v1/checkout/sessions' },
    ],
    'POST /sendgrid/v3/mail/send': [202, undefined],
    'GET /brevo/contacts/lists': [200, lists],
    'POST /brevo/contacts': [201, { id: 1 }],
  }).map(([call, [status, body]]) => [call, [status, body ? JSON.stringify(body) : '']]),
);

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const call = `${request.method} ${request.url.split('?', 1)[0]}`;
  const [status, body] = answers.get(call) ?? [404, '{"error":{"message":"unknown"}}'];
  request.resume().on('end', () => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'request-id': 'req_bench',
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
