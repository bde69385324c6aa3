import { ProviderError } from '../providers/providerError.ts';
import { aPaidSession, effectsOf } from '../testing/sale.ts';
import { type Answer, served } from '../testing/served.ts';
import { aShop, type Shop } from '../testing/shop.ts';
import { signed } from '../testing/signed.ts';

const day = 24 * 60 * 60_000;

async function swept(shop: Shop): Promise<Answer> {
  const answers: Answer[] = [];
  await served('sweep', shop.world, async ({ ask }) => void answers.push(await ask()));
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
}

const found = (data: { seen?: number; failed?: number; finished?: boolean }) => ({
  data: { failed: 0, finished: true, ...data },
});

describe('sweep', () => {
  test('fulfils every paid sale of the last four days that nobody told of', async () => {
    const shop = aShop();
    await aPaidSession(shop);
    shop.clock.ms += day;
    await aPaidSession(shop, {}, { email: 'anne@example.org' });
    shop.clock.ms += 3 * day;
    expect(await swept(shop)).toMatchObject({ status: 200, body: found({ seen: 2 }) });
    expect(effectsOf(shop)).toEqual({ listed: 2, buyer: 2, teacher: 2 });
  });

  test('does nothing twice, and nothing that the webhook did', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    await served('stripe-webhook', shop.world, async ({ ask }) => {
      await ask(signed('checkout.session.completed', { id }));
    });
    const writes: string[] = [];
    shop.world.payments = {
      ...shop.payments,
      mark: (...[paymentId, changes, key]) => {
        writes.push(paymentId);
        return shop.payments.mark(paymentId, changes, key);
      },
    };
    expect(await swept(shop)).toMatchObject({ status: 200 });
    expect(await swept(shop)).toMatchObject({ status: 200 });
    expect(writes).toEqual([]);
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('meets the webhook and another sweep without doing anything twice', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    await served('stripe-webhook', shop.world, async ({ ask }) => {
      const webhook = ask(signed('checkout.session.completed', { id }));
      const answers = await Promise.all([webhook, swept(shop), swept(shop)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('leaves alone what is unpaid, expired, older, or not ours', async () => {
    const shop = aShop();
    await aPaidSession(shop);
    shop.clock.ms += 4 * day + 1;
    await aPaidSession(shop, {}, { paid: false });
    shop.expire(await aPaidSession(shop));
    Object.assign(shop.sessions.get(await aPaidSession(shop))?.order ?? {}, { facts: { basket: '42' } });
    expect(await swept(shop)).toMatchObject({ status: 200, body: found({ seen: 1 }) });
    expect(shop.mails).toEqual([]);
  });

  test('tells of a refund that no event told of, and does not confirm what was taken back', async () => {
    const shop = aShop();
    shop.refund(await aPaidSession(shop), 23_000);
    expect(await swept(shop)).toMatchObject({ status: 200 });
    expect(shop.mails.map(({ category }) => category).sort()).toEqual([
      'participant-refund',
      'teacher-refunded',
    ]);
  });

  test('goes on past a sale that fails, says so, and mends it the next time', async () => {
    const shop = aShop();
    await aPaidSession(shop);
    await aPaidSession(shop, {}, { email: 'anne@example.org' });
    const { contacts } = shop.world;
    shop.world.contacts = {
      addParticipant: (person, list) =>
        person.email === 'anne@example.org'
          ? Promise.reject(new ProviderError('brevo', true, '503'))
          : contacts.addParticipant(person, list),
    };
    expect(await swept(shop)).toMatchObject({ status: 503, body: found({ seen: 2, failed: 1 }) });
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 2, teacher: 2 });
    expect(shop.logs).toContainEqual(
      expect.objectContaining({ message: 'sale_unsettled', session: 'cs_test_2', reason: 'brevo: 503' }),
    );
    shop.world.contacts = contacts;
    expect(await swept(shop)).toMatchObject({ status: 200, body: found({ seen: 2 }) });
    expect(effectsOf(shop)).toEqual({ listed: 2, buyer: 2, teacher: 2 });
  });

  test('raises an alarm for a sale that does not say what was sold, and goes on', async () => {
    const shop = aShop();
    await aPaidSession(shop);
    Object.assign(shop.sessions.get(await aPaidSession(shop))?.order ?? {}, { facts: { program: 'gone' } });
    expect(await swept(shop)).toMatchObject({ status: 503, body: found({ failed: 1 }) });
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('begins no sale once its time is over, and says that it has not finished', async () => {
    const shop = aShop();
    await aPaidSession(shop);
    await aPaidSession(shop, {}, { email: 'anne@example.org' });
    const { contacts } = shop.world;
    shop.world.contacts = {
      addParticipant: async (person, list) => {
        shop.clock.ms += 40_000;
        await contacts.addParticipant(person, list);
      },
    };
    const answer = await swept(shop);
    expect(answer).toMatchObject({ status: 503, body: found({ seen: 1, finished: false }) });
    expect(await swept(shop)).toMatchObject({ status: 200, body: found({ seen: 2 }) });
  });

  test('is not done where the sales cannot be listed', async () => {
    const shop = aShop();
    shop.world.payments = {
      ...shop.payments,
      // biome-ignore lint/correctness/useYield: a list that fails before its first line
      async *completedSince() {
        throw new ProviderError('stripe', true, 'StripeConnectionError');
      },
    };
    expect(await swept(shop)).toMatchObject({
      status: 503,
      body: { error: { code: 'provider_unavailable' } },
    });
  });

  test('is only posted to, and takes nothing of what is sent', async () => {
    const shop = aShop();
    await served('sweep', shop.world, async ({ ask }) => {
      const refusal = await ask({ method: 'GET' });
      expect(refusal).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } });
      expect(refusal.headers.get('allow')).toBe('POST');
      expect(await ask({ body: '{"since":"1970"}' })).toMatchObject({ status: 200 });
    });
  });
});
