import { type Locale, locales } from '@surya/data';
import { aProgram } from '@surya/data/testing';
import { aContent } from '../testing/content.ts';
import { aPaymentRequest } from '../testing/requests.ts';
import { served } from '../testing/served.ts';
import { aShop, type Shop } from '../testing/shop.ts';

const attempt = '3f0c1a52-3a5e-4c1e-9a37-5d4d4b8f9c11';

async function press(
  shop: Shop,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  let answer = { status: 0, body: undefined as unknown };
  await served('create-payment', shop.world, async ({ post }) => {
    answer = await post(aPaymentRequest(overrides), headers);
  });
  return answer;
}

function theOrder(shop: Shop) {
  const [stored] = [...shop.sessions.values()];
  if (!stored) throw new Error('nothing was ordered');
  return stored.order;
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
    const shop = aShop();
    const answer = await press(shop, overrides);
    expect(answer).toMatchObject({ status, body: { error } });
    expect(shop.sessions.size).toBe(0);
  });

  test('charges the reduced price on its last evening and the full one from midnight in Paris', async () => {
    const evening = aShop({ now: () => new Date('2025-06-22T23:59:00+02:00') });
    expect(await press(evening)).toMatchObject({ status: 200 });
    expect(theOrder(evening).cents).toBe(23_000);
    expect(theOrder(evening).facts).toMatchObject({ price_basis: 'promo', full_price: '25000' });

    const midnight = aShop({ now: () => new Date('2025-06-23T00:00:00+02:00') });
    expect(await press(midnight)).toMatchObject({ status: 409 });
    expect(await press(midnight, { promoPrice: undefined })).toMatchObject({ status: 200 });
    expect(theOrder(midnight).cents).toBe(25_000);
    expect(theOrder(midnight).facts).toMatchObject({ price_basis: 'full' });
  });

  test.each<[Locale, string, string, string]>([
    ['fr', 'Surya Kriya · Rennes · 5 & 6 juillet 2025', '/fr-paiement-reussi', '/fr-details-programme'],
    ['en', 'Surya Kriya · Rennes · July 5 & 6, 2025', '/en-payment-success', '/en-program-details'],
    ['es', 'Surya Kriya · Rennes · 5 y 6 de julio de 2025', '/es-pago-exitoso', '/es-detalles-programa'],
  ])(
    'speaks the visitor’s language to the payment page: %s',
    async (language, productName, success, details) => {
      const shop = aShop();
      expect(await press(shop, { language })).toMatchObject({
        status: 200,
        body: { url: 'https://pay.example/cs_test_1' },
      });
      expect(theOrder(shop)).toMatchObject({
        locale: language,
        productName,
        cents: 23_000,
        reference: 'surya-kriya-rennes',
        successUrl:
          `https://www.studio.example${success}?session_id={CHECKOUT_SESSION_ID}` +
          '&program_id=surya-kriya-rennes&amount=230&program=Surya+Kriya',
        cancelUrl: `https://www.studio.example${details}/surya-kriya-rennes`,
        facts: {
          program: 'surya-kriya-rennes',
          program_type: 'surya_kriya',
          location: 'Rennes',
          language,
          price_basis: 'promo',
        },
      });
    },
  );

  test('speaks every language of the studio', () => {
    expect(locales).toEqual(['fr', 'en', 'es']);
  });

  test('sends nothing on that a client wrote', async () => {
    const shop = aShop();
    await press(shop, {
      programTitle: '<script>FREE</script>',
      attempt,
      success_url: 'https://evil.example',
    });
    expect(JSON.stringify(theOrder(shop))).not.toMatch(/FREE|script|evil|3f0c1a52/);
  });

  test('keeps the payment page open for one to one and a half hours', async () => {
    const shop = aShop();
    for (const minute of [0, 1, 29]) {
      shop.clock.ms = Date.parse('2025-06-01T10:00:00Z') + minute * 60_000;
      await press(shop);
    }
    for (const [index, { order }] of [...shop.sessions.values()].entries()) {
      const minute = [0, 1, 29][index] ?? 0;
      expect(order.expiresAt - Date.parse('2025-06-01T10:00:00Z') / 1000 - minute * 60).toBe(
        (90 - minute) * 60,
      );
    }
  });

  describe('an attempt', () => {
    test('leads to one session however often it is repeated', async () => {
      const shop = aShop();
      const answers = await Promise.all([1, 2, 3].map(() => press(shop, { attempt })));
      expect(answers.map(({ body }) => body)).toEqual(
        Array(3).fill({ url: 'https://pay.example/cs_test_1' }),
      );
      expect(shop.sessions.size).toBe(1);
    });

    test('leads to one session across the half hour at which pages close', async () => {
      const shop = aShop();
      shop.clock.ms = Date.parse('2025-06-01T10:29:59Z');
      await press(shop, { attempt });
      shop.clock.ms += 2_000;
      await press(shop, { attempt });
      expect(shop.sessions.size).toBe(1);
    });

    test('leads to two sessions where something else is bought', async () => {
      const shop = aShop();
      await press(shop, { attempt });
      await press(shop, { attempt, language: 'en' });
      expect(shop.sessions.size).toBe(2);
    });

    test('leads to a new session once the first has expired', async () => {
      const shop = aShop();
      await press(shop, { attempt });
      shop.expire('cs_test_1');
      expect(await press(shop, { attempt })).toMatchObject({
        body: { url: 'https://pay.example/cs_test_2' },
      });
      expect(await press(shop, { attempt })).toMatchObject({
        body: { url: 'https://pay.example/cs_test_2' },
      });
      shop.clock.ms += 3 * 3_600_000;
      shop.expire('cs_test_2');
      expect(await press(shop, { attempt })).toMatchObject({
        body: { url: 'https://pay.example/cs_test_3' },
      });
    });

    test('leads to the success page once it has paid, so that nobody pays twice', async () => {
      const shop = aShop();
      await press(shop, { attempt });
      shop.pay('cs_test_1');
      expect(await press(shop, { attempt })).toMatchObject({
        status: 200,
        body: {
          url: expect.stringContaining('https://www.studio.example/fr-paiement-reussi?session_id=cs_test_1&'),
        },
      });
      expect(shop.sessions.size).toBe(1);
    });

    test('is not needed', async () => {
      const shop = aShop();
      await press(shop);
      await press(shop);
      expect(shop.sessions.size).toBe(2);
    });
  });

  describe('a partner', () => {
    const origin = 'https://www.studio-lumen.example';
    test.each([
      ['its own page', origin, 'studio-lumen', 'studio-lumen'],
      ['the studio’s site', 'https://www.studio.example', 'studio-lumen', 'studio-lumen'],
      ['a page of the sandbox', 'http://localhost:8001', 'studio-lumen', 'studio-lumen'],
      ['another name on its page', origin, 'studio-umbra', undefined],
    ])('named by %s is written down, if known', async (_, page, partner, kept) => {
      const shop = aShop();
      expect(await press(shop, { partner }, { origin: page })).toMatchObject({ status: 200 });
      expect(theOrder(shop).facts.partner).toBe(kept);
    });

    test('is not credited with the visitors of another', async () => {
      const other = { id: 'studio-umbra', name: 'Umbra', origins: ['https://umbra.example'] };
      const shop = aShop({ content: aContent({ partners: [...aContent().partners, other] }) });
      await press(shop, { partner: 'studio-umbra' }, { origin });
      expect(theOrder(shop).facts.partner).toBeUndefined();
    });
  });

  test('sells a program without promotion with and without a repeated price', async () => {
    const { promoPrice: _, promoDeadline: __, ...plain } = aProgram({ price: 60 });
    const shop = aShop({ content: aContent({ programs: [plain] }) });
    expect(await press(shop, { price: 60, promoPrice: undefined })).toMatchObject({ status: 200 });
    expect(await press(shop, { price: 60, promoPrice: 60 })).toMatchObject({ status: 200 });
  });
});
