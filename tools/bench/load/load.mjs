import autocannon from 'autocannon';
import { quantile } from '../statistics.mjs';
import { siteOrigin } from './environment.mjs';
import { paymentBody } from './requests.mjs';

/** Requests under way at a time. */
const connections = 10;
/** How often one address asks; the functions allow 60 in ten minutes. */
const perAddress = 2;
let asked = 0;

/**
 * The address of the next visitor, as Cloud Run writes it down, from the range that is reserved for
 * measuring: the rate limit of the functions applies, and no address reaches it.
 */
function nextAddress() {
  const visitor = Math.floor(asked / perAddress) % 131_072;
  asked += 1;
  return `198.${18 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/**
 * Asks for so many payments.
 * @returns answers a second, and the time within which 99 of 100 came, milliseconds
 * @throws where one of them was not a success
 */
export async function askForPayments(address, amount) {
  const times = [];
  const run = autocannon({
    url: address,
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        path: '/',
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            origin: siteOrigin,
            'x-forwarded-for': nextAddress(),
          },
          body: JSON.stringify(paymentBody()),
        }),
      },
    ],
  });
  run.on('response', (_client, _status, _bytes, time) => times.push(time));
  const begun = performance.now();
  const result = await run;
  const seconds = (performance.now() - begun) / 1000;
  if (result.non2xx + result.errors + result.timeouts > 0 || times.length < amount) {
    throw new Error(`of ${amount} requests ${result['2xx']} succeeded, ${result.errors} failed`);
  }
  return { rate: times.length / seconds, p99: quantile(times, 0.99) };
}
