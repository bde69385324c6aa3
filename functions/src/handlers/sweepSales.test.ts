import { ProviderError } from '../providers/providerError.ts';
import { aPaidSession, countEffects } from '../testing/aPaidSession.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { signedWebhook } from '../testing/signedWebhook.ts';
import { type ReceivedAnswer, withServer } from '../testing/withServer.ts';

const day = 24 * 60 * 60_000;

function sendSweep(app: TestApp): Promise<ReceivedAnswer> {
  return withServer('sweep', app.context, ({ send }) => send());
}

const found = (data: { seen?: number; failed?: number; finished?: boolean }) => ({
  data: { failed: 0, finished: true, ...data },
});

describe('sweep', () => {
  test('fulfils every paid session of the last four days without an event', async () => {
    const app = createTestApp();
    await aPaidSession(app);
    app.clock.ms += day;
    await aPaidSession(app, {}, { email: 'anne@example.org' });
    app.clock.ms += 3 * day;
    expect(await sendSweep(app)).toMatchObject({ status: 200, body: found({ seen: 2 }) });
    expect(countEffects(app)).toEqual({ listed: 2, buyer: 2, teacher: 2 });
  });

  test('repeats no effect of its own or of the webhook', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    await withServer('stripe-webhook', app.context, async ({ send }) => {
      await send(signedWebhook('checkout.session.completed', { id }));
    });
    const writes: string[] = [];
    app.context.payments = {
      ...app.payments,
      updateMetadata: (...[paymentId, changes, key]) => {
        writes.push(paymentId);
        return app.payments.updateMetadata(paymentId, changes, key);
      },
    };
    expect(await sendSweep(app)).toMatchObject({ status: 200 });
    expect(await sendSweep(app)).toMatchObject({ status: 200 });
    expect(writes).toEqual([]);
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('runs concurrently with the webhook and another sweep, each effect once', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    await withServer('stripe-webhook', app.context, async ({ send }) => {
      const webhook = send(signedWebhook('checkout.session.completed', { id }));
      const answers = await Promise.all([webhook, sendSweep(app), sendSweep(app)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('ignores sessions that are unpaid, expired, older, or of another product', async () => {
    const app = createTestApp();
    await aPaidSession(app);
    app.clock.ms += 4 * day + 1;
    await aPaidSession(app, {}, { paid: false });
    app.expire(await aPaidSession(app));
    Object.assign(app.sessions.get(await aPaidSession(app))?.request ?? {}, { metadata: { basket: '42' } });
    expect(await sendSweep(app)).toMatchObject({ status: 200, body: found({ seen: 1 }) });
    expect(app.mails).toEqual([]);
  });

  test('sends the mails of a refund without an event, and does not confirm the booking', async () => {
    const app = createTestApp();
    app.refund(await aPaidSession(app), 23_000);
    expect(await sendSweep(app)).toMatchObject({ status: 200 });
    expect(app.mails.map(({ category }) => category).sort()).toEqual([
      'participant-refund',
      'teacher-refunded',
    ]);
  });

  test('continues after a session that fails, reports it, and settles it the next time', async () => {
    const app = createTestApp();
    await aPaidSession(app);
    await aPaidSession(app, {}, { email: 'anne@example.org' });
    const { contacts } = app.context;
    app.context.contacts = {
      addParticipant: (person, list) =>
        person.email === 'anne@example.org'
          ? Promise.reject(new ProviderError('brevo', true, '503'))
          : contacts.addParticipant(person, list),
    };
    expect(await sendSweep(app)).toMatchObject({ status: 503, body: found({ seen: 2, failed: 1 }) });
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 2, teacher: 2 });
    expect(app.logs).toContainEqual(
      expect.objectContaining({ message: 'sale_unsettled', session: 'cs_test_2', reason: 'brevo: 503' }),
    );
    app.context.contacts = contacts;
    expect(await sendSweep(app)).toMatchObject({ status: 200, body: found({ seen: 2 }) });
    expect(countEffects(app)).toEqual({ listed: 2, buyer: 2, teacher: 2 });
  });

  test('reports a session with incomplete metadata, and continues', async () => {
    const app = createTestApp();
    await aPaidSession(app);
    Object.assign(app.sessions.get(await aPaidSession(app))?.request ?? {}, {
      metadata: { program: 'gone' },
    });
    expect(await sendSweep(app)).toMatchObject({ status: 503, body: found({ failed: 1 }) });
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('begins no session after its time limit, and reports that it has not finished', async () => {
    const app = createTestApp();
    await aPaidSession(app);
    await aPaidSession(app, {}, { email: 'anne@example.org' });
    const { contacts } = app.context;
    app.context.contacts = {
      addParticipant: async (person, list) => {
        app.clock.ms += 40_000;
        await contacts.addParticipant(person, list);
      },
    };
    const answer = await sendSweep(app);
    expect(answer).toMatchObject({ status: 503, body: found({ seen: 1, finished: false }) });
    expect(await sendSweep(app)).toMatchObject({ status: 200, body: found({ seen: 2 }) });
  });

  test('fails where the sessions cannot be listed', async () => {
    const app = createTestApp();
    app.context.payments = {
      ...app.payments,
      listCompletedSince: () => Promise.reject(new ProviderError('stripe', true, 'StripeConnectionError')),
    };
    expect(await sendSweep(app)).toMatchObject({
      status: 503,
      body: { error: { code: 'provider_unavailable' } },
    });
  });

  test('accepts POST only, and ignores the body', async () => {
    const app = createTestApp();
    await withServer('sweep', app.context, async ({ send }) => {
      const refusal = await send({ method: 'GET' });
      expect(refusal).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } });
      expect(refusal.headers.get('allow')).toBe('POST');
      expect(await send({ body: '{"since":"1970"}' })).toMatchObject({ status: 200 });
    });
  });
});
