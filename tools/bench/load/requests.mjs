import { createHmac, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { siteOrigin, webhookSecret } from './environment.mjs';

/** Requests with the status each is answered by; all but `health` and `hello` have the function do its work. */

const json = { 'content-type': 'application/json', origin: siteOrigin };

function post(path, body, status = 200, headers = json) {
  return { method: 'POST', path, headers, body: JSON.stringify(body), status };
}

/** What the payment page asks for a program of the catalogue; another attempt each time. */
export function paymentBody() {
  return {
    programId: 'surya-kriya-rennes',
    programType: 'surya_kriya',
    location: 'Rennes',
    price: 250,
    promoPrice: 230,
    programTitle: 'Surya Kriya, Rennes, July 5 & 6, 2025',
    language: 'en',
    attempt: randomUUID(),
  };
}

export const hello = { method: 'GET', path: '/', headers: {}, body: '', status: 200 };
export const health = { method: 'GET', path: '/health', headers: {}, body: '', status: 200 };
export const payment = () => post('/', paymentBody());

/** The first work of each of our functions. */
export const works = {
  'create-payment': payment,
  'verify-payment-and-add-brevo': () =>
    post('/', { sessionId: 'cs_test_bench', programType: 'surya_kriya', location: 'Rennes' }, 409),
  'send-registration-email': () =>
    post('/', {
      firstName: 'Anne',
      lastName: 'Le Goff',
      email: 'anne@example.org',
      phone: '06 39 98 01 42',
      eventTitle: 'Isha Kriya',
      programId: 'isha-kriya-introduction-2025',
      language: 'en',
    }),
  'stripe-webhook': () => {
    const request = post('/', {
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: {} },
    });
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${time}.${request.body}`).digest('hex');
    return { ...request, headers: { ...json, 'stripe-signature': `t=${time},v1=${signature}` } };
  },
  sweep: () => post('/', {}),
};

/** Sends a request. @returns the status of the answer, once it is read */
export function send(address, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const request = httpRequest(address + path, { method, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject).end(body);
  });
}
