import type { Locale } from '@surya/data';
import { aProgram } from '@surya/data/testing';
import { sessionIdPlaceholder } from '../providers/payments.ts';
import { aContent } from '../testing/aContent.ts';
import { aPaymentRequest } from '../testing/aPaymentRequest.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { withServer } from '../testing/withServer.ts';

const attempt = '3f0c1a52-3a5e-4c1e-9a37-5d4d4b8f9c11';

function requestPayment(
  app: TestApp,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  return withServer('create-payment', app.context, ({ post }) => post(aPaymentRequest(overrides), headers));
}

function getSessionRequest(app: TestApp) {
  const [stored] = [...app.sessions.values()];
  if (!stored) throw new Error('nothing was ordered');
  return stored.request;
}

describe('create-payment', () => {
  test.each([
    ['unknown', { programId: 'nothing-here' }, 404, { code: 'unknown_program', field: 'programId' }],
    [
      'past, even at a wrong price',
      { programId: 'surya-kriya-past', price: 1 },
      409,
      { code: 'program_over' },
    ],
    [
      'full, even at a wrong price',
      { programId: 'surya-kriya-angers', price: 1 },
      409,
      { code: 'program_full' },
    ],
    [
      'free, even at a wrong price',
      { programId: 'isha-kriya-introduction-2025', price: 1 },
      409,
      { code: 'program_free' },
    ],
    ['at a lower price', { promoPrice: 1 }, 409, { code: 'catalogue_mismatch', field: 'promoPrice' }],
    ['at a higher price', { promoPrice: 240 }, 409, { code: 'catalogue_mismatch', field: 'promoPrice' }],
    ['at another full price', { price: 260 }, 409, { code: 'catalogue_mismatch', field: 'price' }],
    ['without its promotion', { promoPrice: null }, 409, { code: 'catalogue_mismatch', field: 'promoPrice' }],
    [
      'of another type',
      { programType: 'retreat' },
      409,
      { code: 'catalogue_mismatch', field: 'programType' },
    ],
    ['elsewhere', { location: 'Angers' }, 409, { code: 'catalogue_mismatch', field: 'location' }],
  ])('refuses a program that is %s', async (_, overrides, status, error) => {
    const app = createTestApp();
    const answer = await requestPayment(app, overrides);
    expect(answer).toMatchObject({ status, body: { error } });
    expect(app.sessions.size).toBe(0);
  });

  test('charges the reduced price on its last evening and the full one from midnight in Paris', async () => {
    const evening = createTestApp({ saleClock: () => new Date('2025-06-22T23:59:00+02:00') });
    expect(await requestPayment(evening)).toMatchObject({ status: 200 });
    expect(getSessionRequest(evening).cents).toBe(23_000);
    expect(getSessionRequest(evening).metadata).toMatchObject({ price_basis: 'promo', full_price: '25000' });

    const midnight = createTestApp({ saleClock: () => new Date('2025-06-23T00:00:00+02:00') });
    expect(await requestPayment(midnight)).toMatchObject({ status: 409 });
    expect(await requestPayment(midnight, { promoPrice: undefined })).toMatchObject({ status: 200 });
    expect(getSessionRequest(midnight).cents).toBe(25_000);
    expect(getSessionRequest(midnight).metadata).toMatchObject({ price_basis: 'full' });
  });

  test.each<[Locale, string, string, string]>([
    ['fr', 'Surya Kriya · Rennes · 5 & 6 juillet 2025', '/fr-paiement-reussi', '/fr-details-programme'],
    ['en', 'Surya Kriya · Rennes · July 5 & 6, 2025', '/en-payment-success', '/en-program-details'],
    ['es', 'Surya Kriya · Rennes · 5 y 6 de julio de 2025', '/es-pago-exitoso', '/es-detalles-programa'],
  ])('creates the session in the visitor’s language: %s', async (language, productName, success, details) => {
    const app = createTestApp();
    expect(await requestPayment(app, { language })).toMatchObject({
      status: 200,
      body: { url: 'https://pay.example/cs_test_1' },
    });
    expect(getSessionRequest(app)).toMatchObject({
      locale: language,
      productName,
      cents: 23_000,
      reference: 'surya-kriya-rennes',
      successUrl:
        `https://www.studio.example${success}?session_id=${sessionIdPlaceholder}` +
        '&program_id=surya-kriya-rennes&amount=230&program=Surya+Kriya',
      cancelUrl: `https://www.studio.example${details}/surya-kriya-rennes`,
      metadata: {
        program: 'surya-kriya-rennes',
        program_type: 'surya_kriya',
        location: 'Rennes',
        language,
        price_basis: 'promo',
      },
    });
  });

  test('passes on nothing that a client wrote', async () => {
    const app = createTestApp();
    await requestPayment(app, {
      programTitle: '<script>FREE</script>',
      attempt,
      success_url: 'https://evil.example',
    });
    expect(JSON.stringify(getSessionRequest(app))).not.toMatch(/FREE|script|evil|3f0c1a52/);
  });

  test('keeps the payment page open for one to one and a half hours', async () => {
    const app = createTestApp();
    for (const minute of [0, 1, 29]) {
      app.clock.ms = Date.parse('2025-06-01T10:00:00Z') + minute * 60_000;
      await requestPayment(app);
    }
    for (const [index, { request }] of [...app.sessions.values()].entries()) {
      const minute = [0, 1, 29][index] ?? 0;
      expect(request.expiresAt - Date.parse('2025-06-01T10:00:00Z') / 1000 - minute * 60).toBe(
        (90 - minute) * 60,
      );
    }
  });

  describe('an attempt', () => {
    test('creates one session for any number of requests', async () => {
      const app = createTestApp();
      const answers = await Promise.all([1, 2, 3].map(() => requestPayment(app, { attempt })));
      expect(answers.map(({ body }) => body)).toEqual(
        Array(3).fill({ url: 'https://pay.example/cs_test_1' }),
      );
      expect(app.sessions.size).toBe(1);
    });

    test('creates one session across the half hour at which pages close', async () => {
      const app = createTestApp();
      app.clock.ms = Date.parse('2025-06-01T10:29:59Z');
      await requestPayment(app, { attempt });
      app.clock.ms += 2_000;
      await requestPayment(app, { attempt });
      expect(app.sessions.size).toBe(1);
    });

    test('creates two sessions for two purchases', async () => {
      const app = createTestApp();
      await requestPayment(app, { attempt });
      await requestPayment(app, { attempt, language: 'en' });
      expect(app.sessions.size).toBe(2);
    });

    test('creates a new session after the first has expired', async () => {
      const app = createTestApp();
      await requestPayment(app, { attempt });
      app.expire('cs_test_1');
      expect(await requestPayment(app, { attempt })).toMatchObject({
        body: { url: 'https://pay.example/cs_test_2' },
      });
      expect(await requestPayment(app, { attempt })).toMatchObject({
        body: { url: 'https://pay.example/cs_test_2' },
      });
      app.clock.ms += 3 * 3_600_000;
      app.expire('cs_test_2');
      expect(await requestPayment(app, { attempt })).toMatchObject({
        body: { url: 'https://pay.example/cs_test_3' },
      });
    });

    test('leads to the success page after payment, so that no one pays twice', async () => {
      const app = createTestApp();
      await requestPayment(app, { attempt });
      app.pay('cs_test_1');
      expect(await requestPayment(app, { attempt })).toMatchObject({
        status: 200,
        body: {
          url: expect.stringContaining('https://www.studio.example/fr-paiement-reussi?session_id=cs_test_1&'),
        },
      });
      expect(app.sessions.size).toBe(1);
    });

    test('is optional', async () => {
      const app = createTestApp();
      await requestPayment(app);
      await requestPayment(app);
      expect(app.sessions.size).toBe(2);
    });
  });

  describe('a partner', () => {
    const origin = 'https://www.studio-lumen.example';
    test.each([
      ['its own page', origin, 'studio-lumen', 'studio-lumen'],
      ['the studio’s site', 'https://www.studio.example', 'studio-lumen', 'studio-lumen'],
      ['a page of the sandbox', 'http://localhost:8001', 'studio-lumen', 'studio-lumen'],
      ['another name on its page', origin, 'studio-umbra', undefined],
    ])('named by %s is recorded if it is known', async (_, page, partner, kept) => {
      const app = createTestApp();
      expect(await requestPayment(app, { partner }, { origin: page })).toMatchObject({ status: 200 });
      expect(getSessionRequest(app).metadata.partner).toBe(kept);
    });

    test('is not recorded for visitors of another partner’s page', async () => {
      const other = { id: 'studio-umbra', name: 'Umbra', origins: ['https://umbra.example'] };
      const app = createTestApp({ content: aContent({ partners: [...aContent().partners, other] }) });
      await requestPayment(app, { partner: 'studio-umbra' }, { origin });
      expect(getSessionRequest(app).metadata.partner).toBeUndefined();
    });
  });

  test('sells a program without promotion with and without a repeated price', async () => {
    const { promoPrice: _, promoDeadline: __, ...plain } = aProgram({ price: 60 });
    const app = createTestApp({ content: aContent({ programs: [plain] }) });
    expect(await requestPayment(app, { price: 60, promoPrice: undefined })).toMatchObject({ status: 200 });
    expect(await requestPayment(app, { price: 60, promoPrice: 60 })).toMatchObject({ status: 200 });
  });
});
