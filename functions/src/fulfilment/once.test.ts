import { ProviderError } from '../providers/providerError.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { claimLease, once } from './once.ts';

const paymentId = 'pi_1';

/** Creates a payment and its context, with an effect that counts its runs. */
function aPayment() {
  const app = createTestApp();
  let count = 0;
  const act = async () => {
    count += 1;
  };
  const look = async () => ({ id: paymentId, marks: await app.payments.getMetadata(paymentId) });
  return {
    ...app,
    count: () => count,
    attempt: async (work: () => Promise<void> = act, context = app.context) =>
      once('list', await look(), work, context),
    look,
    act,
  };
}

describe('an effect', () => {
  test('runs once, and is recorded with its time and no claim', async () => {
    const payment = aPayment();
    expect(await payment.attempt()).toBe('done');
    expect(await payment.attempt()).toBe('done');
    expect(payment.count()).toBe(1);
    expect(await payment.payments.getMetadata(paymentId)).toEqual({ list: '2025-06-01T07:00:00.000Z' });
  });

  test('is run by one of many concurrent requests', async () => {
    const payment = aPayment();
    const seen = await payment.look();
    const slow = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await payment.act();
    };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => once('list', seen, slow, payment.context)),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(9);
    expect(payment.count()).toBe(1);
  });

  test('that failed can be retried at once, any number of times', async () => {
    const payment = aPayment();
    for (let time = 0; time < 20; time += 1) {
      await expect(payment.attempt(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    const marks = await payment.payments.getMetadata(paymentId);
    expect(marks).toEqual({ list_claim_20: 'released' });
    expect(await payment.attempt()).toBe('done');
  });

  test('whose outcome is unknown is not retried before the lease of its claim is over', async () => {
    const payment = aPayment();
    const unclear = new ProviderError('sendgrid', true, 'ECONNRESET', undefined, true);
    await expect(payment.attempt(() => Promise.reject(unclear))).rejects.toBe(unclear);
    expect(await payment.attempt()).toBe('busy');
    payment.clock.ms += claimLease;
    expect(await payment.attempt()).toBe('done');
    expect(payment.count()).toBe(1);
  });

  test('is recorded although recording fails at first', async () => {
    const payment = aPayment();
    const { updateMetadata } = payment.payments;
    let failures = 3;
    payment.context.payments = {
      ...payment.payments,
      updateMetadata: (id, changes, key) => {
        if (!changes.list || failures === 0) return updateMetadata(id, changes, key);
        failures -= 1;
        return Promise.reject(new ProviderError('stripe', true, 'StripeAPIError 500'));
      },
    };
    expect(await payment.attempt()).toBe('done');
    expect(await payment.payments.getMetadata(paymentId)).toEqual({ list: expect.any(String) });
    expect(payment.count()).toBe(1);
  });

  test('whose holder died is taken over once, after the lease', async () => {
    const payment = aPayment();
    await payment.payments.updateMetadata(paymentId, {
      list_claim_1: `${payment.context.wallClock().toISOString()} ghost`,
    });
    payment.clock.ms += claimLease - 1;
    expect(await payment.attempt()).toBe('busy');
    payment.clock.ms += 1;
    const seen = await payment.look();
    const outcomes = await Promise.all([1, 2, 3].map(() => once('list', seen, payment.act, payment.context)));
    expect(outcomes.sort()).toEqual(['busy', 'busy', 'done']);
    expect(payment.count()).toBe(1);
  });

  test('runs although the key of its claim was used by a request that failed inside Stripe', async () => {
    const payment = aPayment();
    payment.consumeKey(`once:${paymentId}:list:1`);
    expect(await payment.attempt()).toBe('done');
    expect(payment.count()).toBe(1);
  });

  test('runs once where a claim believed lost arrives after all', async () => {
    const payment = aPayment();
    const provider = payment.payments;
    // Stripe has received the first claim and its key, and has not carried it out yet.
    let arrive: () => void = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    payment.consumeKey(`once:${paymentId}:list:1`);
    const late = {
      ...payment.context,
      payments: {
        ...provider,
        updateMetadata: async (...[id, changes, key]: Parameters<typeof provider.updateMetadata>) => {
          if (key) await arrived;
          return provider.updateMetadata(id, changes);
        },
      },
    };
    const first = payment.attempt(payment.act, late);
    const second = payment.attempt(async () => {
      arrive();
      expect(await first).toBe('busy');
      await payment.act();
    });
    expect(await second).toBe('done');
    expect(payment.count()).toBe(1);
  });

  test('that ran but could not be recorded is recorded by the same process, without running again', async () => {
    const payment = aPayment();
    const { updateMetadata } = payment.payments;
    let broken = true;
    payment.context.payments = {
      ...payment.payments,
      updateMetadata: (id, changes, key) =>
        broken && changes.list ? Promise.reject(new Error('lost')) : updateMetadata(id, changes, key),
    };
    await expect(payment.attempt()).rejects.toThrow('lost');
    broken = false;
    expect(await payment.attempt()).toBe('done');
    expect(payment.count()).toBe(1);
    expect(await updateMetadata(paymentId, {})).toMatchObject({ list: expect.any(String) });
  });
});
