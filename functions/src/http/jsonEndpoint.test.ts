import { aPaymentRequest } from '../testing/aPaymentRequest.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { withServer } from '../testing/withServer.ts';

const json = { 'content-type': 'application/json' };
const body = JSON.stringify(aPaymentRequest());
const create = 'create-payment';

describe('a function that pages call', () => {
  test.each<[string, RequestInit, number, Record<string, string>]>([
    ['a GET', { method: 'GET' }, 405, { code: 'method_not_allowed' }],
    ['a PUT', { method: 'PUT', body, headers: json }, 405, { code: 'method_not_allowed' }],
    ['a DELETE', { method: 'DELETE' }, 405, { code: 'method_not_allowed' }],
    ['no content type', { body: new Blob([body]) }, 415, { code: 'unsupported_media_type' }],
    ['a form', { body: new URLSearchParams({ a: '1' }) }, 415, { code: 'unsupported_media_type' }],
    [
      'text that is JSON',
      { body, headers: { 'content-type': 'text/plain' } },
      415,
      { code: 'unsupported_media_type' },
    ],
    ['17 KB', { body: `"${'x'.repeat(17 * 1024)}"`, headers: json }, 413, { code: 'body_too_large' }],
    ['no body', { headers: json }, 400, { code: 'invalid_body' }],
    ['half a body', { body: '{"programId":', headers: json }, 400, { code: 'invalid_body' }],
    ['an array', { body: '[]', headers: json }, 400, { code: 'invalid_body' }],
    ['null', { body: 'null', headers: json }, 400, { code: 'invalid_body' }],
    [
      'bytes that are no UTF-8',
      { body: Buffer.from([0x22, 0xff, 0x22]), headers: json },
      400,
      { code: 'invalid_body' },
    ],
    ['an unknown encoding', { body, headers: { ...json, 'content-encoding': 'zstd' } }, 200, {}],
    [
      'a deep nest',
      { body: `${'['.repeat(8000)}${']'.repeat(8000)}`, headers: json },
      400,
      { code: 'invalid_body' },
    ],
    ['nothing requests', { body: '{}', headers: json }, 400, { code: 'invalid_field', field: 'programId' }],
    [
      'a prototype key',
      { body: '{"__proto__":{"programId":"surya-kriya-rennes"}}', headers: json },
      400,
      { code: 'invalid_field', field: 'programId' },
    ],
  ])('answers %s with a code', async (_, init, status, error) => {
    const app = createTestApp();
    await withServer(create, app.context, async ({ send }) => {
      const answer = await send(init);
      expect(answer.status).toBe(status);
      if (status !== 200) expect(answer.body).toEqual({ error });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
    });
  });

  test('accepts any case and parameters of the media type', async () => {
    await withServer(create, createTestApp().context, async ({ send }) => {
      const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
      expect(await send({ body, headers })).toMatchObject({ status: 200 });
    });
  });

  test('accepts a path that cannot be decoded', async () => {
    await withServer(create, createTestApp().context, async ({ send }) => {
      expect(await send({ body, headers: json }, '/%zz')).toMatchObject({ status: 200 });
    });
  });

  test('has a Server-Timing header', async () => {
    await withServer(create, createTestApp().context, async ({ post }) => {
      const { headers } = await post(aPaymentRequest());
      expect(headers.get('server-timing')).toMatch(/^total;dur=\d+\.\d$/);
    });
  });

  describe('allows', () => {
    test.each([
      ['the studio’s site', 'https://www.studio.example'],
      ['a partner’s site', 'https://www.studio-lumen.example'],
      ['an extra origin', 'http://localhost:8001'],
    ])('%s', async (_, origin) => {
      await withServer(create, createTestApp().context, async ({ post, send }) => {
        const answer = await post(aPaymentRequest(), { origin });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
        expect(answer.headers.get('vary')).toBe('Origin');

        const refusal = await post(aPaymentRequest({ price: 1 }), { origin });
        expect(refusal.status).toBe(409);
        expect(refusal.headers.get('access-control-allow-origin')).toBe(origin);

        const preflight = await send({
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        });
        expect(preflight).toMatchObject({ status: 204, text: '' });
        expect(Object.fromEntries(preflight.headers)).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'Content-Type',
          'access-control-max-age': '7200',
          vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        });
      });
    });

    test('a request without Origin', async () => {
      await withServer(create, createTestApp().context, async ({ post }) => {
        const answer = await post(aPaymentRequest());
        expect(answer.status).toBe(200);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(answer.headers.get('vary')).toBe('Origin');
      });
    });
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['a page without origin', 'null'],
    ['a site whose name begins like the studio’s', 'https://www.studio.example.evil.example'],
    ['the studio’s site over http', 'http://www.studio.example'],
  ])('refuses %s', async (_, origin) => {
    const app = createTestApp();
    await withServer(create, app.context, async ({ post, send }) => {
      for (const answer of [
        await post(aPaymentRequest(), { origin }),
        await send({ method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }),
      ]) {
        expect(answer).toMatchObject({ status: 403, body: { error: { code: 'origin_not_allowed' } } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
      expect(app.sessions.size).toBe(0);
    });
  });

  test('answers a bug without details, and logs its stack', async () => {
    const app = createTestApp();
    app.context.payments = {
      ...app.payments,
      createSession: () => Promise.reject(new TypeError('secret of camille@example.org')),
    };
    await withServer(create, app.context, async ({ post }) => {
      const answer = await post(aPaymentRequest());
      expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal' } } });
    });
    const logs = JSON.stringify(app.logs);
    expect(logs).toContain('jsonEndpoint.test.ts');
    expect(logs).not.toContain('camille');
  });

  test('logs one line a request', async () => {
    const app = createTestApp();
    await withServer(create, app.context, async ({ post }) => {
      await post(aPaymentRequest({ price: 1 }));
    });
    expect(app.logs).toEqual([
      {
        severity: 'WARNING',
        message: 'answered',
        function: create,
        method: 'POST',
        status: 409,
        ms: expect.any(Number),
        code: 'catalogue_mismatch',
        field: 'price',
        reason: undefined,
      },
    ]);
  });
});
