import { aPaidSession, countEffects } from '../testing/aPaidSession.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { signedWebhook } from '../testing/signedWebhook.ts';
import { type ReceivedAnswer, withServer } from '../testing/withServer.ts';

function deliverWebhook(
  app: TestApp,
  type: string,
  object: Record<string, unknown>,
  times = 1,
): Promise<ReceivedAnswer[]> {
  return withServer('stripe-webhook', app.context, ({ send }) =>
    Promise.all(Array.from({ length: times }, () => send(signedWebhook(type, object)))),
  );
}

const statuses = (answers: ReceivedAnswer[]) => answers.map(({ status }) => status);
const categories = (app: TestApp) => app.mails.map(({ category }) => category).sort();

describe('stripe-webhook', () => {
  test('fulfils a completed session once, however often the event comes', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    expect(statuses(await deliverWebhook(app, 'checkout.session.completed', { id }, 10))).toEqual(
      Array(10).fill(200),
    );
    await deliverWebhook(app, 'checkout.session.completed', { id });
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
    expect([...app.lists.keys()]).toEqual(['surya_kriya · Rennes · fr']);
  });

  test('fails while a provider is down, and succeeds once it is back', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    const { mailer } = app.context;
    app.context.mailer = { send: () => Promise.reject(new Error('down')) };
    expect(statuses(await deliverWebhook(app, 'checkout.session.completed', { id }))).toEqual([500]);
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 0, teacher: 0 });
    app.context.mailer = mailer;
    expect(statuses(await deliverWebhook(app, 'checkout.session.completed', { id }))).toEqual([200]);
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('answers 503 while another process holds the lock', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    const now = app.context.wallClock().toISOString();
    await app.payments.updateMetadata(`pi_${id}`, { mail_buyer_claim_1: `${now} ghost` });
    const [answer] = await deliverWebhook(app, 'checkout.session.completed', { id });
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'provider_unavailable' } } });
    expect(answer?.headers.get('retry-after')).toBe('10');
  });

  describe('refuses', () => {
    const id = 'cs_test_1';
    test.each<[string, RequestInit, number, string]>([
      [
        'a body signed with another secret',
        signedWebhook('checkout.session.completed', { id }, 'whsec_other'),
        400,
        'invalid_signature',
      ],
      [
        'a body signed too long ago, which may be a replay',
        signedWebhook('checkout.session.completed', { id }, undefined, 330),
        400,
        'invalid_signature',
      ],
      ['a body without signature', { body: '{}' }, 400, 'invalid_signature'],
      [
        'a body changed after signing',
        { ...signedWebhook('checkout.session.completed', { id }), body: '{"type":"x"}' },
        400,
        'invalid_signature',
      ],
      ['another method', { method: 'GET' }, 405, 'method_not_allowed'],
      [
        'a body longer than any event',
        { ...signedWebhook('x', {}), body: 'x'.repeat(256 * 1024 + 1) },
        413,
        'body_too_large',
      ],
    ])('%s', async (_, init, status, code) => {
      const app = createTestApp();
      await withServer('stripe-webhook', app.context, async ({ send }) => {
        expect(await send(init)).toMatchObject({ status, body: { error: { code } } });
      });
    });
  });

  test.each([
    ['an event that is not handled', 'customer.created', { id: 'cus_1' }],
    ['a session that Stripe does not know', 'checkout.session.completed', { id: 'cs_test_none' }],
    ['a payment without a session', 'charge.refunded', { payment_intent: 'pi_x' }],
    ['a charge without payment', 'charge.refunded', { payment_intent: null }],
  ])('ignores %s', async (_, type, object) => {
    const app = createTestApp();
    expect(statuses(await deliverWebhook(app, type, object))).toEqual([200]);
    expect(app.mails).toEqual([]);
  });

  test('ignores a session created by another product', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    Object.assign(app.sessions.get(id)?.request ?? {}, { metadata: { basket: '42' } });
    expect(statuses(await deliverWebhook(app, 'checkout.session.completed', { id }))).toEqual([200]);
    expect(app.mails).toEqual([]);
  });

  test('answers 500 for a session with incomplete metadata', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    Object.assign(app.sessions.get(id)?.request ?? {}, { metadata: { program: 'gone' } });
    expect(statuses(await deliverWebhook(app, 'checkout.session.completed', { id }))).toEqual([500]);
    expect(app.logs).toContainEqual(expect.objectContaining({ message: 'bug', severity: 'ERROR' }));
  });

  test('confirms a program that has left the catalogue', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    app.context.content = { ...app.context.content, programs: [] };
    expect(statuses(await deliverWebhook(app, 'checkout.session.completed', { id }))).toEqual([200]);
    expect(app.mails[0]?.text).toContain('Surya Kriya');
    expect(app.mails[0]?.text).toContain('5 & 6 juillet 2025');
  });

  describe('a delayed payment', () => {
    test('is announced, then confirmed', async () => {
      const app = createTestApp();
      const id = await aPaidSession(app, {}, { paid: false });
      await deliverWebhook(app, 'checkout.session.completed', { id }, 3);
      expect(categories(app)).toEqual(['participant-pending']);
      expect(app.lists.size).toBe(0);
      app.pay(id);
      await deliverWebhook(app, 'checkout.session.async_payment_succeeded', { id }, 3);
      expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
    });

    test('that fails sends mails to buyer and teacher', async () => {
      const app = createTestApp();
      const id = await aPaidSession(app, {}, { paid: false });
      await deliverWebhook(app, 'checkout.session.async_payment_failed', { id }, 3);
      expect(categories(app)).toEqual(['participant-failed', 'teacher-failed']);
    });
  });

  test('sends nothing for an expired session', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    app.expire(id);
    expect(statuses(await deliverWebhook(app, 'checkout.session.expired', { id }))).toEqual([200]);
    expect(app.mails).toEqual([]);
  });

  describe('a refund', () => {
    const refund = (app: TestApp, id: string, cents: number) => {
      app.refund(id, cents);
      return deliverWebhook(app, 'charge.refunded', { payment_intent: `pi_${id}` }, 3);
    };

    test('in full cancels the calendar dates and notifies the teacher', async () => {
      const app = createTestApp();
      const id = await aPaidSession(app);
      await refund(app, id, 23_000);
      expect(categories(app)).toEqual(['participant-refund', 'teacher-refunded']);
      const mail = app.mails.find(({ category }) => category === 'participant-refund');
      expect(mail?.attachments[0]?.type).toBe('text/calendar');
      expect(mail?.attachments[0]?.text).toContain('STATUS:CANCELLED');
    });

    test('of a part sends mails for each sum, and keeps the place', async () => {
      const app = createTestApp();
      const id = await aPaidSession(app);
      await refund(app, id, 5_000);
      await refund(app, id, 4_000);
      expect(categories(app)).toEqual([
        'participant-partialRefund',
        'participant-partialRefund',
        'teacher-partlyRefunded',
        'teacher-partlyRefunded',
      ]);
      expect(app.mails.flatMap(({ attachments }) => attachments)).toEqual([]);
    });

    test('of a part sends nothing where the rest was refunded before its event came', async () => {
      const app = createTestApp();
      const id = await aPaidSession(app);
      app.refund(id, 5_000);
      await refund(app, id, 18_000);
      expect(categories(app)).toEqual(['participant-refund', 'teacher-refunded']);
    });

    test('in full before the confirmation cancels the confirmation', async () => {
      const app = createTestApp();
      const id = await aPaidSession(app);
      app.refund(id, 23_000);
      expect(statuses(await deliverWebhook(app, 'checkout.session.completed', { id }))).toEqual([200]);
      expect(countEffects(app)).toEqual({ listed: 0, buyer: 0, teacher: 0 });
    });

    test('that failed meanwhile sends nothing', async () => {
      const app = createTestApp();
      const id = await aPaidSession(app);
      expect(statuses(await refund(app, id, 0))).toEqual([200, 200, 200]);
      expect(app.mails).toEqual([]);
    });
  });

  test('notifies the teacher of a dispute and of its end', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    const dispute = { id: 'du_1AbCdEfGhIjKlMnOp', payment_intent: `pi_${id}`, amount: 23_000 };
    await deliverWebhook(app, 'charge.dispute.created', { ...dispute, status: 'needs_response' }, 2);
    await deliverWebhook(app, 'charge.dispute.closed', { ...dispute, status: 'lost' }, 2);
    expect(categories(app)).toEqual(['teacher-disputeClosed', 'teacher-disputed']);
    expect(app.mails.at(-1)?.text).toContain('lost');
  });
});

test('the name of every effect fits a metadata key of Stripe with its claim', async () => {
  const app = createTestApp();
  const id = await aPaidSession(app);
  const payment_intent = `pi_${id}`;
  const keys: string[] = [];
  const { updateMetadata } = app.payments;
  app.context.payments = {
    ...app.payments,
    updateMetadata: (paymentId, changes, key) => {
      keys.push(...Object.keys(changes));
      return updateMetadata(paymentId, changes, key);
    },
  };
  await deliverWebhook(app, 'checkout.session.completed', { id });
  Object.assign(app.sessions.get(id)?.request ?? {}, { cents: 9_999_999 });
  app.refund(id, 9_999_998);
  await deliverWebhook(app, 'charge.refunded', { payment_intent });
  await deliverWebhook(app, 'charge.dispute.closed', {
    id: 'du_1AbCdEfGhIjKlMnOp',
    payment_intent,
    amount: 1,
    status: 'won',
  });
  // The generation of a claim has one digit here and may have three; Stripe's limit is 40.
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(38);
});
