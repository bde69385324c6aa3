import { aRegistration } from '../testing/aRegistration.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { withServer } from '../testing/withServer.ts';
import { createClientLimiter, createRateLimiter } from './rateLimiter.ts';

const refusal = { status: 429, body: { error: { code: 'rate_limited' } } };

test('allows a key so many uses in a span, and more when the span has passed', () => {
  const clock = { ms: 0 };
  const limit = createRateLimiter({ times: 2, seconds: 10 }, () => new Date(clock.ms));
  limit('a');
  clock.ms = 4_000;
  limit('a');
  expect(() => limit('a')).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfter: 6 }));
  limit('b');
  clock.ms = 10_000;
  limit('a');
  expect(() => limit('a')).toThrow(expect.objectContaining({ retryAfter: 4 }));
});

test('drops the key used longest ago where there are too many', () => {
  const limit = createRateLimiter({ times: 1, seconds: 10 }, () => new Date(0));
  for (let key = 0; key <= 10_000; key += 1) limit(String(key));
  limit('0');
  expect(() => limit('10000')).toThrow('rate_limited');
});

describe('an address', () => {
  const limit = () => createClientLimiter({ times: 1, seconds: 10 }, () => new Date(0));
  const from = (ip: string, remoteAddress: string) => ({ ip, socket: { remoteAddress } });

  test.each([
    ['is not limited', '127.0.0.1', '127.0.0.1', false],
    ['is limited where another only says so', '127.0.0.1', '169.254.1.1', true],
    ['is limited where it passes another’s request on', '203.0.113.7', '127.0.0.1', true],
  ])('of this machine %s', (_, ip, line, limited) => {
    const asks = limit();
    asks(from(ip, line));
    if (limited) expect(() => asks(from(ip, line))).toThrow('rate_limited');
    else asks(from(ip, line));
  });

  test('is kept up to the length of an IP address', () => {
    const asks = limit();
    asks(from(`${'a'.repeat(45)}1`, ''));
    expect(() => asks(from(`${'a'.repeat(45)}2`, ''))).toThrow('rate_limited');
  });
});

describe('a function', () => {
  test('limits the requests of one address, and says when to repeat', async () => {
    const app = createTestApp();
    await withServer('create-payment', app.context, async ({ post }) => {
      const from = (address: string) => post({}, { 'x-forwarded-for': address });
      const first = await Promise.all(Array.from({ length: 60 }, () => from('203.0.113.7')));
      expect(new Set(first.map(({ status }) => status))).toEqual(new Set([400]));
      const answer = await from('203.0.113.7');
      expect(answer).toMatchObject(refusal);
      expect(answer.headers.get('retry-after')).toBe('600');
      expect(await from('203.0.113.8')).toMatchObject({ status: 400 });
      app.clock.ms += 600_000;
      expect(await from('203.0.113.7')).toMatchObject({ status: 400 });
    });
  });

  test('limits the mails to one mailbox, however the address is written', async () => {
    const app = createTestApp();
    await withServer('send-registration-email', app.context, async ({ post }) => {
      for (let time = 0; time < 10; time += 1) {
        expect(await post(aRegistration())).toMatchObject({ status: 200 });
      }
      expect(await post(aRegistration({ email: 'CAMILLE@example.org' }))).toMatchObject(refusal);
      expect(await post(aRegistration({ email: 'camille+2@example.org' }))).toMatchObject(refusal);
      expect(await post(aRegistration({ email: 'other@example.org' }))).toMatchObject({ status: 200 });
    });
    expect(app.mails.filter(({ to }) => to.toLowerCase() === 'camille@example.org')).toHaveLength(10);
  });
});
