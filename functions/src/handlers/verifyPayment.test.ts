import { ProviderError } from '../providers/providerError.ts';
import { aPaidSession, effectsOf } from '../testing/sale.ts';
import { type Answer, served } from '../testing/served.ts';
import { aShop, type Shop } from '../testing/shop.ts';

async function arrive(
  shop: Shop,
  sessionId: string,
  overrides: Record<string, unknown> = {},
): Promise<Answer> {
  const answers: Answer[] = [];
  await served('verify-payment-and-add-brevo', shop.world, async ({ post }) => {
    answers.push(await post({ sessionId, programType: 'surya_kriya', location: 'Rennes', ...overrides }));
  });
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
}

describe('verify-payment-and-add-brevo', () => {
  test('fulfils a paid session and says what was paid', async () => {
    const shop = aShop();
    const answer = await arrive(shop, await aPaidSession(shop));
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { programId: 'surya-kriya-rennes', amount: 23_000, currency: 'eur' } },
    });
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
    expect(shop.lists.get('surya_kriya · Rennes · fr')?.get('camille@example.org')).toEqual({
      email: 'camille@example.org',
      firstName: 'Camille',
      lastName: 'Martin',
      phone: undefined,
      language: 'fr',
      programId: 'surya-kriya-rennes',
      whatsappGroup: undefined,
      partner: undefined,
    });
  });

  test('may be asked again, and does nothing twice', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    await arrive(shop, id);
    expect(await arrive(shop, id)).toMatchObject({ status: 200 });
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
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
    ['something that is no session’s id', '../x', {}, 400, { code: 'invalid_field', field: 'sessionId' }],
  ])('refuses %s', async (_, sessionId, overrides, status, error) => {
    const shop = aShop();
    await aPaidSession(shop);
    expect(await arrive(shop, sessionId, overrides)).toMatchObject({ status, body: { error } });
    expect(effectsOf(shop)).toEqual({ listed: 0, buyer: 0, teacher: 0 });
  });

  test('refuses a session that is not paid', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop, {}, { paid: false });
    expect(await arrive(shop, id)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment_incomplete' } },
    });
  });

  test('fails where the list cannot be written, so that the page can say so', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    shop.world.contacts = { addParticipant: () => Promise.reject(new ProviderError('brevo', true, '500')) };
    expect(await arrive(shop, id)).toMatchObject({
      status: 503,
      body: { error: { code: 'provider_unavailable' } },
    });
    expect(effectsOf(shop)).toEqual({ listed: 0, buyer: 1, teacher: 1 });
  });

  test('succeeds where only mail fails: the webhook sends it later', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    shop.world.mailer = { send: () => Promise.reject(new ProviderError('sendgrid', true, '500')) };
    expect(await arrive(shop, id)).toMatchObject({ status: 200 });
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 0, teacher: 0 });
    expect(shop.logs).toContainEqual(expect.objectContaining({ message: 'mail_left_to_webhook' }));
  });

  test('waits for a webhook that is at it', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    const payment = `pi_${id}`;
    const now = shop.world.time().toISOString();
    await shop.payments.mark(payment, { list_claim_1: `${now} webhook` });
    const { sleep } = shop.world;
    let looks = 0;
    shop.world.sleep = async (ms) => {
      looks += 1;
      if (looks === 3) await shop.payments.mark(payment, { list: now, list_claim_1: '' });
      await sleep(ms);
    };
    expect(await arrive(shop, id)).toMatchObject({ status: 200 });
    expect(looks).toBe(3);
  });
});
