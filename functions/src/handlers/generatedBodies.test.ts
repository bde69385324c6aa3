import { gzipSync } from 'node:zlib';
import type { apiPaths } from '@surya/data';
import * as fc from 'fast-check';
import { createFunctions } from '../createFunctions.ts';
import { aPaymentRequest } from '../testing/aPaymentRequest.ts';
import { aRegistration } from '../testing/aRegistration.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { frameworkServer } from '../testing/frameworkServer.ts';
import { InMemoryConnection, type RawAnswer } from '../testing/inMemoryConnection.ts';

/**
 * Requests that no client should send: no answer is a 5xx or holds anything of what was sent, and no provider is
 * ever called. They go through the framework's server, without the kernel's sockets in between.
 */
/** Requests to each function: a sample, or as many as `npm test` asks for. */
const count = Number(process.env.WRONG_REQUESTS ?? 500);
/** A text in every request that must be in no answer. */
const marker = 'zq7';

/** The name of each function with a path: a new one fails the type check until it has a request here. */
type FunctionName<Path = (typeof apiPaths)[keyof typeof apiPaths]> = Path extends `/api/${infer Name}`
  ? Name
  : never;

/** A valid request of each function. */
const requests: Record<FunctionName, object> = {
  'create-payment': aPaymentRequest(),
  'verify-payment-and-add-brevo': { sessionId: 'cs_test_1', programType: 'surya_kriya', location: 'Rennes' },
  'send-registration-email': aRegistration(),
  'stripe-webhook': { id: 'evt_1', object: 'event', type: 'checkout.session.completed' },
};

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  chunked: boolean;
}

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '\r\nBcc: a@b.c',
      '../../etc/passwd',
      '\u0000',
      '𝕊𝕦𝕣𝕪𝕒',
      '\u202e\ufeff',
      '{{7*7}}',
      "' OR 1=1",
      '__proto__',
    ),
  )
  .map((written) => `${marker}${written}${marker}`);
const anything = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'a'), text, { maxKeys: 3 }),
);

/** A request with at least one field replaced, so that it is never valid. */
const spoilt = (request: object) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(request), '__proto__', 'constructor', marker), anything, {
      minKeys: 1,
      maxKeys: 4,
    })
    .map((changes) =>
      JSON.stringify({ ...request, programId: marker, sessionId: marker, email: marker, ...changes }),
    );

const nested = fc
  .tuple(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom(['[', ']'], ['{"a":', '}']))
  .map(([depth, [open = '', close = '']]) => `${open.repeat(depth)}"${marker}"${close.repeat(depth)}`);
const long = fc
  .integer({ min: 16_300, max: 40_000 })
  .map((length) => JSON.stringify({ programId: marker.repeat(Math.ceil(length / marker.length)) }));

const bodyOf = (request: object) => {
  const right = JSON.stringify({ ...request, firstName: marker, note: marker });
  return fc.oneof(
    { weight: 12, arbitrary: spoilt(request).map((json) => Buffer.from(json)) },
    { weight: 3, arbitrary: text.map((written) => Buffer.from(written)) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 2 }).map((json) => Buffer.from(json)) },
    { weight: 1, arbitrary: nested.map((json) => Buffer.from(json)) },
    { weight: 1, arbitrary: long.map((json) => Buffer.from(json)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        Buffer.from(right, 'utf16le'),
        gzipSync(right),
        Buffer.from(right.slice(0, -9)),
        Buffer.from(`${right}${right}`),
        Buffer.alloc(0),
      ),
    },
  );
};

const sometimes = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const sentTo = (name: string, request: object): fc.Arbitrary<Sent> =>
  fc
    .record({
      method: sometimes('POST', 'GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
      path: sometimes('/', `/${marker}`, `/?${marker}=1`, `//${marker}/..`, `/%${marker}`, `/a/%e0%a4%a`),
      type: sometimes(
        'application/json',
        '',
        'text/plain',
        `multipart/form-data; boundary=${marker}`,
        'application/x-www-form-urlencoded',
        `application/json; charset=${marker}`,
        'application/cloudevents+json',
        `${marker};;;`,
      ),
      encoding: sometimes('', 'gzip', 'br', 'deflate', marker),
      origin: sometimes('', 'null', `https://${marker}.example`, 'https://www.studio.example'),
      signature: sometimes(`t=1748761200,v1=${marker}`, marker, 't=,v1=', `t=99999999999,v0=${marker}`),
      chunked: sometimes(false, true),
      body: bodyOf(request),
    })
    .map(({ method, path, type, encoding, origin, signature, chunked, body }) => ({
      // The preflight of an allowed page is a valid request.
      method: method === 'OPTIONS' && origin.endsWith('studio.example') ? 'POST' : method,
      path,
      headers: {
        host: 'localhost',
        ...(type && { 'content-type': type }),
        ...(encoding && { 'content-encoding': encoding }),
        ...(origin && { origin }),
        ...(name === 'stripe-webhook' && { 'stripe-signature': signature }),
        'user-agent': marker,
      },
      body,
      chunked,
    }));

function toBytes({ method, path, headers, body, chunked }: Sent): Buffer {
  const all = {
    ...headers,
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  if (!chunked) return Buffer.concat([head, body]);
  const chunk =
    body.length === 0 ? [] : [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')];
  return Buffer.concat([head, ...chunk, Buffer.from('0\r\n\r\n')]);
}

const calm = /^\{"error":\{"code":"[a-z_]+"(,"field":"[a-zA-Z]+")?\}\}$/;

function isCalm({ status, text, body }: RawAnswer): boolean {
  return status >= 400 && status < 500 && calm.test(body) && !text.includes(marker);
}

/** Creates a function whose providers must not be called, and lists the calls. */
function createIsolated(name: string) {
  const app = createTestApp();
  const called: string[] = [];
  const alarm = (provider: string) =>
    new Proxy(
      {},
      {
        get: (_, method) => () => {
          called.push(`${provider} ${String(method)}`);
          throw new Error('called');
        },
      },
    );
  const { parseEvent } = app.payments;
  Object.assign(app.context, {
    payments: Object.assign(Object.create(alarm('payments')), { parseEvent }),
    contacts: alarm('contacts'),
    mailer: alarm('mailer'),
  });
  const handler = createFunctions(app.context)[name];
  if (!handler) throw new Error(`no function ${name}`);
  return { app, called, connection: new InMemoryConnection(frameworkServer(name, handler)) };
}

const { stackTraceLimit } = Error;
beforeAll(() => {
  // Every refusal is an error, whose stack Jest would map to the sources.
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

describe.each(Object.entries(requests))('%s', (name, request) => {
  test(`answers ${count} generated requests with an error code`, async () => {
    const { app, called, connection } = createIsolated(name);
    const samples = fc.sample(sentTo(name, request), { numRuns: count, seed: 20250601 });
    const wrong: { sent: Sent; answer: RawAnswer }[] = [];
    const statuses = new Set<number>();
    for (const sent of samples) {
      const answer = await connection.request(toBytes(sent));
      statuses.add(answer.status);
      if (!isCalm(answer)) wrong.push({ sent, answer });
    }
    // Three are enough to find the fault.
    expect(wrong.slice(0, 3)).toEqual([]);
    // The requests reach every check, also those of the body.
    for (const status of [400, 405]) expect(statuses).toContain(status);
    expect(called).toEqual([]);
    expect(JSON.stringify(app.logs)).not.toContain(marker);
  }, 120_000);

  const head = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nstripe-signature: t=1,v1=1\r\n`;
  test.each([
    ['that breaks off', `${head}content-length: 400\r\n\r\n{"programId":"${marker}`],
    ['whose chunks have no size', `${head}transfer-encoding: chunked\r\n\r\n${marker}\r\n`],
    ['with two lengths', `${head}content-length: 9\r\ncontent-length: 8\r\n\r\n{"a":"${marker}`],
    ['with a length and chunks', `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${marker}`],
    ['in no language', `${marker} / HTTP/9.9\r\n\r\n`],
    ['with a header of its own making', `${head}x-${marker}: a\rb\r\n\r\n`],
  ])('answers a request %s with status 400 or none', async (_, request) => {
    const { called, connection } = createIsolated(name);
    const { status, text } = await connection.request(Buffer.from(request), true);
    expect([0, 400]).toContain(status);
    expect(text).not.toContain(marker);
    expect(called).toEqual([]);
    expect(await connection.request(Buffer.from(`GET / HTTP/1.1\r\nhost: localhost\r\n\r\n`))).toMatchObject({
      status: 405,
    });
  });
});
