import * as fc from 'fast-check';
import { aPaymentRequest, aRegistration } from '../testing/requests.ts';
import { type Answer, served } from '../testing/served.ts';
import { aShop } from '../testing/shop.ts';

/**
 * Bodies that nobody should send: no answer is a 5xx or holds anything of what was sent, and no provider is
 * ever called.
 */
const count = 300;
const atOnce = 40;
/** Appears in every generated text, and in no answer. */
const marker = 'zq7';

const requests = {
  'create-payment': aPaymentRequest(),
  'verify-payment-and-add-brevo': { sessionId: 'cs_test_1', programType: 'surya_kriya', location: 'Rennes' },
  'send-registration-email': aRegistration(),
};

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(
      '<script>',
      '\r\nBcc: a@b.c',
      '../../etc',
      '\u0000',
      '𝕊𝕦𝕣𝕪𝕒',
      '{{7*7}}',
      "' OR 1=1",
      '__proto__',
    ),
  )
  .map((written) => `${marker}${written}${marker}`);
const anything = fc.oneof(
  text,
  fc.double(),
  fc.bigInt().map(Number),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'a'), text, { maxKeys: 3 }),
);

/** A request with one field or more replaced by something else, so that it is never a right one. */
const spoilt = (request: object) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(request), '__proto__', 'constructor', marker), anything, {
      minKeys: 1,
      maxKeys: 4,
    })
    .map((changes) =>
      JSON.stringify({ ...request, programId: marker, sessionId: marker, email: marker, ...changes }),
    );
const body = (request: object) =>
  fc.oneof(
    { weight: 6, arbitrary: spoilt(request) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
  );

describe.each(Object.entries(requests))('%s', (name, request) => {
  test(`stays calm at ${count} generated bodies`, async () => {
    const shop = aShop({
      contacts: { addParticipant: () => Promise.reject(new Error('called')) },
      mailer: { send: () => Promise.reject(new Error('called')) },
    });
    const called: string[] = [];
    shop.world.payments = new Proxy(shop.payments, {
      get: (_, method) => () => {
        called.push(String(method));
        throw new Error('called');
      },
    });
    const bodies = fc.sample(body(request), { numRuns: count, seed: 20250601 });
    const headers = { 'content-type': 'application/json' };
    const answers: Answer[] = [];
    await served(name, shop.world, async ({ ask }) => {
      for (let start = 0; start < bodies.length; start += atOnce) {
        const batch = bodies.slice(start, start + atOnce);
        answers.push(...(await Promise.all(batch.map((sent) => ask({ body: sent, headers })))));
      }
    });
    const calm = /^\{"error":\{"code":"[a-z_]+"(,"field":"[a-zA-Z]+")?\}\}$/;
    const wrong = answers.filter(
      ({ status, text }) => status >= 500 || status < 400 || !calm.test(text) || text.includes(marker),
    );
    expect(answers).toHaveLength(count);
    expect(wrong).toEqual([]);
    expect(called).toEqual([]);
    expect(JSON.stringify(shop.logs)).not.toContain(marker);
  }, 60_000);
});
