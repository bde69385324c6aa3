import { aPaidSession, effectsOf } from '../testing/sale.ts';
import { type Answer, served } from '../testing/served.ts';
import { aShop, type Shop } from '../testing/shop.ts';
import { signed } from '../testing/signed.ts';

async function deliver(
  shop: Shop,
  type: string,
  object: Record<string, unknown>,
  times = 1,
): Promise<Answer[]> {
  let answers: Answer[] = [];
  await served('stripe-webhook', shop.world, async ({ ask }) => {
    answers = await Promise.all(Array.from({ length: times }, () => ask(signed(type, object))));
  });
  return answers;
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const categories = (shop: Shop) => shop.mails.map(({ category }) => category).sort();

describe('stripe-webhook', () => {
  test('fulfils a completed session once, however often it is told', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    expect(statuses(await deliver(shop, 'checkout.session.completed', { id }, 10))).toEqual(
      Array(10).fill(200),
    );
    await deliver(shop, 'checkout.session.completed', { id });
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
    expect([...shop.lists.keys()]).toEqual(['surya_kriya · Rennes · fr']);
  });

  test('is not content while a provider is down, and is once it is back', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    const { mailer } = shop.world;
    shop.world.mailer = { send: () => Promise.reject(new Error('down')) };
    expect(statuses(await deliver(shop, 'checkout.session.completed', { id }))).toEqual([500]);
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 0, teacher: 0 });
    shop.world.mailer = mailer;
    expect(statuses(await deliver(shop, 'checkout.session.completed', { id }))).toEqual([200]);
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  test('asks Stripe to come again while another process is at it', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    const now = shop.world.time().toISOString();
    await shop.payments.mark(`pi_${id}`, { mail_buyer_claim_1: `${now} ghost` });
    const [answer] = await deliver(shop, 'checkout.session.completed', { id });
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'provider_unavailable' } } });
    expect(answer?.headers.get('retry-after')).toBe('10');
  });

  describe('refuses', () => {
    const id = 'cs_test_1';
    test.each<[string, RequestInit, number, string]>([
      [
        'a body signed by somebody else',
        signed('checkout.session.completed', { id }, 'whsec_other'),
        400,
        'invalid_signature',
      ],
      [
        'a body signed too long ago, which somebody may have overheard',
        signed('checkout.session.completed', { id }, undefined, 330),
        400,
        'invalid_signature',
      ],
      ['a body without signature', { body: '{}' }, 400, 'invalid_signature'],
      [
        'a body changed after signing',
        { ...signed('checkout.session.completed', { id }), body: '{"type":"x"}' },
        400,
        'invalid_signature',
      ],
      ['another method', { method: 'GET' }, 405, 'method_not_allowed'],
      [
        'more than an event can be',
        { ...signed('x', {}), body: 'x'.repeat(256 * 1024 + 1) },
        413,
        'body_too_large',
      ],
    ])('%s', async (_, init, status, code) => {
      const shop = aShop();
      await served('stripe-webhook', shop.world, async ({ ask }) => {
        expect(await ask(init)).toMatchObject({ status, body: { error: { code } } });
      });
    });
  });

  test.each([
    ['an event of no concern', 'customer.created', { id: 'cus_1' }],
    ['a session that Stripe does not know', 'checkout.session.completed', { id: 'cs_test_none' }],
    ['a payment made otherwise', 'charge.refunded', { payment_intent: 'pi_x' }],
    ['a charge without payment', 'charge.refunded', { payment_intent: null }],
  ])('takes note of %s', async (_, type, object) => {
    const shop = aShop();
    expect(statuses(await deliver(shop, type, object))).toEqual([200]);
    expect(shop.mails).toEqual([]);
  });

  test('takes note of a session of something else that the account sells', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    Object.assign(shop.sessions.get(id)?.order ?? {}, { facts: { basket: '42' } });
    expect(statuses(await deliver(shop, 'checkout.session.completed', { id }))).toEqual([200]);
    expect(shop.mails).toEqual([]);
  });

  test('raises an alarm for a session of ours that does not say what was sold', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    Object.assign(shop.sessions.get(id)?.order ?? {}, { facts: { program: 'gone' } });
    expect(statuses(await deliver(shop, 'checkout.session.completed', { id }))).toEqual([500]);
    expect(shop.logs).toContainEqual(expect.objectContaining({ message: 'bug', severity: 'ERROR' }));
  });

  test('still confirms a program that has left the catalogue', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    shop.world.content = { ...shop.world.content, programs: [] };
    expect(statuses(await deliver(shop, 'checkout.session.completed', { id }))).toEqual([200]);
    expect(shop.mails[0]?.text).toContain('Surya Kriya');
    expect(shop.mails[0]?.text).toContain('5 & 6 juillet 2025');
  });

  describe('a payment that the bank takes days for', () => {
    test('is announced, then confirmed', async () => {
      const shop = aShop();
      const id = await aPaidSession(shop, {}, { paid: false });
      await deliver(shop, 'checkout.session.completed', { id }, 3);
      expect(categories(shop)).toEqual(['participant-pending']);
      expect(shop.lists.size).toBe(0);
      shop.pay(id);
      await deliver(shop, 'checkout.session.async_payment_succeeded', { id }, 3);
      expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
    });

    test('that fails is told to the buyer and the teacher', async () => {
      const shop = aShop();
      const id = await aPaidSession(shop, {}, { paid: false });
      await deliver(shop, 'checkout.session.async_payment_failed', { id }, 3);
      expect(categories(shop)).toEqual(['participant-failed', 'teacher-failed']);
    });
  });

  test('leaves in peace whoever let a session expire', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    shop.expire(id);
    expect(statuses(await deliver(shop, 'checkout.session.expired', { id }))).toEqual([200]);
    expect(shop.mails).toEqual([]);
  });

  describe('a refund', () => {
    const giveBack = (shop: Shop, id: string, cents: number) => {
      shop.refund(id, cents);
      return deliver(shop, 'charge.refunded', { payment_intent: `pi_${id}` }, 3);
    };

    test('in full withdraws the dates from the calendar and tells the teacher', async () => {
      const shop = aShop();
      const id = await aPaidSession(shop);
      await giveBack(shop, id, 23_000);
      expect(categories(shop)).toEqual(['participant-refund', 'teacher-refunded']);
      const mail = shop.mails.find(({ category }) => category === 'participant-refund');
      expect(mail?.attachments[0]?.type).toBe('text/calendar');
      expect(mail?.attachments[0]?.text).toContain('STATUS:CANCELLED');
    });

    test('of a part is told for each sum, and keeps the place', async () => {
      const shop = aShop();
      const id = await aPaidSession(shop);
      await giveBack(shop, id, 5_000);
      await giveBack(shop, id, 4_000);
      expect(categories(shop)).toEqual([
        'participant-partialRefund',
        'participant-partialRefund',
        'teacher-partlyRefunded',
        'teacher-partlyRefunded',
      ]);
      expect(shop.mails.flatMap(({ attachments }) => attachments)).toEqual([]);
    });

    test('of a part whose event comes after the rest was refunded is not told any more', async () => {
      const shop = aShop();
      const id = await aPaidSession(shop);
      shop.refund(id, 5_000);
      await giveBack(shop, id, 18_000);
      expect(categories(shop)).toEqual(['participant-refund', 'teacher-refunded']);
    });

    test('that comes before the confirmation leaves nothing to confirm', async () => {
      const shop = aShop();
      const id = await aPaidSession(shop);
      shop.refund(id, 23_000);
      expect(statuses(await deliver(shop, 'checkout.session.completed', { id }))).toEqual([200]);
      expect(effectsOf(shop)).toEqual({ listed: 0, buyer: 0, teacher: 0 });
    });

    test('that failed meanwhile is not told', async () => {
      const shop = aShop();
      const id = await aPaidSession(shop);
      expect(statuses(await giveBack(shop, id, 0))).toEqual([200, 200, 200]);
      expect(shop.mails).toEqual([]);
    });
  });

  test('tells the teacher of a dispute and of its end', async () => {
    const shop = aShop();
    const id = await aPaidSession(shop);
    const dispute = { id: 'du_1AbCdEfGhIjKlMnOp', payment_intent: `pi_${id}`, amount: 23_000 };
    await deliver(shop, 'charge.dispute.created', { ...dispute, status: 'needs_response' }, 2);
    await deliver(shop, 'charge.dispute.closed', { ...dispute, status: 'lost' }, 2);
    expect(categories(shop)).toEqual(['teacher-disputeClosed', 'teacher-disputed']);
    expect(shop.mails.at(-1)?.text).toContain('lost');
  });
});

test('every name of an effect fits a metadata key of Stripe with its claim', async () => {
  const shop = aShop();
  const id = await aPaidSession(shop);
  const payment_intent = `pi_${id}`;
  const keys: string[] = [];
  const { mark } = shop.payments;
  shop.world.payments = {
    ...shop.payments,
    mark: (paymentId, changes, key) => {
      keys.push(...Object.keys(changes));
      return mark(paymentId, changes, key);
    },
  };
  await deliver(shop, 'checkout.session.completed', { id });
  Object.assign(shop.sessions.get(id)?.order ?? {}, { cents: 9_999_999 });
  shop.refund(id, 9_999_998);
  await deliver(shop, 'charge.refunded', { payment_intent });
  await deliver(shop, 'charge.dispute.closed', {
    id: 'du_1AbCdEfGhIjKlMnOp',
    payment_intent,
    amount: 1,
    status: 'won',
  });
  // A generation of three digits would make them two longer.
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(38);
});
