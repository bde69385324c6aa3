import { ProviderError } from '../providers/providerError.ts';
import { aPaidSession, countEffects } from '../testing/aPaidSession.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { type ReceivedAnswer, withServer } from '../testing/withServer.ts';

function openSuccessPage(
  app: TestApp,
  sessionId: string,
  overrides: Record<string, unknown> = {},
): Promise<ReceivedAnswer> {
  const body = { sessionId, programType: 'surya_kriya', location: 'Rennes', ...overrides };
  return withServer('verify-payment-and-add-brevo', app.context, ({ post }) => post(body));
}

describe('verify-payment-and-add-brevo', () => {
  test('fulfils a paid session and returns the amount', async () => {
    const app = createTestApp();
    const answer = await openSuccessPage(app, await aPaidSession(app));
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { programId: 'surya-kriya-rennes', amount: 23_000, currency: 'eur' } },
    });
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
    expect(app.lists.get('surya_kriya · Rennes · fr')?.get('camille@example.org')).toEqual({
      email: 'camille@example.org',
      firstName: 'Camille',
      lastName: 'Martin',
      phone: undefined,
      locale: 'fr',
      programId: 'surya-kriya-rennes',
      whatsappGroup: undefined,
      partner: undefined,
    });
  });

  test('can be requested again without repeating an effect', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    await openSuccessPage(app, id);
    expect(await openSuccessPage(app, id)).toMatchObject({ status: 200 });
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test.each([
    [
      'a session that does not exist',
      'cs_test_none',
      {},
      404,
      { code: 'unknown_session', field: 'sessionId' },
    ],
    [
      'another type',
      'cs_test_1',
      { programType: 'retreat' },
      409,
      { code: 'catalogue_mismatch', field: 'programType' },
    ],
    [
      'another place',
      'cs_test_1',
      { location: 'Angers' },
      409,
      { code: 'catalogue_mismatch', field: 'location' },
    ],
    ['a value that is no session id', '../x', {}, 400, { code: 'invalid_field', field: 'sessionId' }],
  ])('refuses %s', async (_, sessionId, overrides, status, error) => {
    const app = createTestApp();
    await aPaidSession(app);
    expect(await openSuccessPage(app, sessionId, overrides)).toMatchObject({ status, body: { error } });
    expect(countEffects(app)).toEqual({ listed: 0, buyer: 0, teacher: 0 });
  });

  test('refuses a session that is not paid', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app, {}, { paid: false });
    expect(await openSuccessPage(app, id)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment_incomplete' } },
    });
  });

  test('fails where the list cannot be written', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    app.context.contacts = { addParticipant: () => Promise.reject(new ProviderError('brevo', true, '500')) };
    expect(await openSuccessPage(app, id)).toMatchObject({
      status: 503,
      body: { error: { code: 'provider_unavailable' } },
    });
    expect(countEffects(app)).toEqual({ listed: 0, buyer: 1, teacher: 1 });
  });

  test('succeeds where only a mail fails, which the webhook repeats', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    app.context.mailer = { send: () => Promise.reject(new ProviderError('sendgrid', true, '500')) };
    expect(await openSuccessPage(app, id)).toMatchObject({ status: 200 });
    expect(countEffects(app)).toEqual({ listed: 1, buyer: 0, teacher: 0 });
    expect(app.logs).toContainEqual(expect.objectContaining({ message: 'mail_left_to_webhook' }));
  });

  test('waits for a webhook that holds the lock', async () => {
    const app = createTestApp();
    const id = await aPaidSession(app);
    const paymentId = `pi_${id}`;
    const now = app.context.wallClock().toISOString();
    await app.payments.updateMetadata(paymentId, { list_claim_1: `${now} webhook` });
    const { sleep } = app.context;
    let polls = 0;
    app.context.sleep = async (ms) => {
      polls += 1;
      if (polls === 3) await app.payments.updateMetadata(paymentId, { list: now, list_claim_1: '' });
      await sleep(ms);
    };
    expect(await openSuccessPage(app, id)).toMatchObject({ status: 200 });
    expect(polls).toBe(3);
  });
});
