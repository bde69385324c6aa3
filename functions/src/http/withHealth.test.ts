import { apiPaths, scheduledFunction } from '@surya/data';
import type { Contacts } from '../providers/contacts.ts';
import type { Mailer } from '../providers/mailer.ts';
import type { Payments } from '../providers/payments.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { withServer } from '../testing/withServer.ts';

/** Creates a provider that throws at every call. */
const untouchable = <Provider extends object>() =>
  new Proxy({} as Provider, {
    get: (_, method) => {
      throw new Error(`${String(method)} was called`);
    },
  });
const names = [...Object.values(apiPaths).map((path) => path.slice('/api/'.length)), scheduledFunction];

describe('the health of a function', () => {
  test.each(names)('%s answers its name and version, and calls no provider', async (name) => {
    const app = createTestApp({
      payments: untouchable<Payments>(),
      contacts: untouchable<Contacts>(),
      mailer: untouchable<Mailer>(),
    });
    await withServer(name, app.context, async ({ send }) => {
      for (const path of ['/health', `/api/${name}/health`]) {
        const answer = await send({ method: 'GET' }, path);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ data: { function: name, version: 'cb2a91f' } });
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('server-timing')).toMatch(/^total;dur=\d+\.\d$/);
      }
    });
    expect(app.logs).toHaveLength(2);
    expect(app.logs[0]).toMatchObject({ message: 'answered', function: name, method: 'GET', status: 200 });
  });

  test('answers HEAD without a body', async () => {
    await withServer('create-payment', createTestApp().context, async ({ send }) => {
      const answer = await send({ method: 'HEAD' }, '/health');
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    await withServer('stripe-webhook', createTestApp().context, async ({ send }) => {
      const answer = await send({ method }, '/health');
      expect([answer.status, answer.body]).toEqual([405, { error: { code: 'method_not_allowed' } }]);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    });
  });

  test('is not at a longer path', async () => {
    await withServer('create-payment', createTestApp().context, async ({ send }) => {
      expect((await send({ method: 'GET' }, '/health/x')).status).toBe(405);
    });
  });
});
