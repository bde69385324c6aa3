import { verifyPayment } from '../handlers/verifyPayment.ts';
import { ProviderError } from '../providers/providerError.ts';
import { aPaidSession, effectsOf } from '../testing/sale.ts';
import { aShop, type Shop } from '../testing/shop.ts';
import type { World } from '../world.ts';
import { handleEvent } from './events.ts';
import { claimLease } from './once.ts';

/**
 * Everything around fulfilment breaks, at every call and in every way; then things recover and Stripe
 * repeats its event. Each effect must have come about, and no more than once, but for a mail of which
 * nobody can know any more that it was taken.
 */

/** Ways to break at a call: before it does anything, after it did, or with the process, before or after. */
const faults = ['refused', 'answer lost', 'crash before', 'crash after'] as const;
type Fault = (typeof faults)[number];

class Crash extends Error {
  override readonly name = 'Crash';
}

/** The calls that fulfilment makes, as `method effect`. */
const calls = [
  'session',
  'claim list',
  'claim mail_buyer',
  'claim mail_teacher',
  'add',
  'send participant-confirmation',
  'send teacher-sold',
  'done list',
  'done mail_buyer',
  'done mail_teacher',
] as const;
type Call = (typeof calls)[number];

/** The call that sends each mail. */
const sending = { buyer: 'send participant-confirmation', teacher: 'send teacher-sold' } as const;

/** One process: the shop's providers, of which one call breaks once. A crashed process reaches nothing more. */
function processOf(shop: Shop, broken?: { call: Call; fault: Fault }): World {
  let dead = false;
  let due = broken !== undefined;
  const through = async <Answer>(call: string, carryOut: () => Promise<Answer>): Promise<Answer> => {
    if (dead) throw new Crash();
    await new Promise((resolve) => setImmediate(resolve));
    if (!due || call !== broken?.call) return carryOut();
    due = false;
    const { fault } = broken;
    if (fault.startsWith('crash')) dead = true;
    if (fault === 'answer lost' || fault === 'crash after') await carryOut();
    throw dead ? new Crash() : new ProviderError('stripe', true, fault);
  };
  const { payments, contacts, mailer } = shop;
  return {
    ...shop.world,
    unwritten: new Set(),
    payments: {
      ...payments,
      session: (id) => through('session', () => payments.session(id)),
      marks: (id) => through('marks', () => payments.marks(id)),
      mark: (id, changes, key) => through(nameOf(changes), () => payments.mark(id, changes, key)),
    },
    contacts: {
      addParticipant: (person, list) => through('add', () => contacts.addParticipant(person, list)),
    },
    mailer: { send: (mail) => through(`send ${mail.category}`, () => mailer.send(mail)) },
  };
}

function nameOf(changes: Readonly<Record<string, string>>): string {
  const [key = '', value] = Object.entries(changes)[0] ?? [];
  if (!key.includes('_claim_')) return `done ${key}`;
  return value === 'released' ? 'release' : `claim ${key.split('_claim_', 1)[0]}`;
}

const webhook = (sessionId: string, world: World) =>
  handleEvent({ type: 'checkout.session.completed', sessionId }, world);
const page = (sessionId: string, world: World) =>
  verifyPayment({ sessionId, programType: 'surya_kriya', location: 'Rennes' }, world);

/** Who comes, and in which order. The first of them meets the fault. */
const arrivals: Record<string, (sessionId: string, worlds: () => World) => Promise<unknown>> = {
  'webhook first': async (id, worlds) => {
    await webhook(id, worlds()).catch(ignore);
    await page(id, worlds()).catch(ignore);
  },
  'page first': async (id, worlds) => {
    await page(id, worlds()).catch(ignore);
    await webhook(id, worlds()).catch(ignore);
  },
  'both at once': (id, worlds) => Promise.allSettled([webhook(id, worlds()), page(id, worlds())]),
  'ten at once': (id, worlds) => Promise.allSettled(Array.from({ length: 10 }, () => webhook(id, worlds()))),
};
const ignore = () => {};

/** Stripe repeats its event until it is told that all is done. */
async function recover(sessionId: string, shop: Shop) {
  for (let time = 0; time < 5; time += 1) {
    shop.clock.ms += claimLease;
    const done = await webhook(sessionId, processOf(shop)).then(
      () => true,
      () => false,
    );
    if (done) return;
  }
  throw new Error('it never recovers');
}

describe.each(Object.keys(arrivals))('%s', (arrival) => {
  test('with nothing broken, each effect comes about once', async () => {
    const shop = aShop();
    const sessionId = await aPaidSession(shop);
    await arrivals[arrival]?.(sessionId, () => processOf(shop));
    expect(effectsOf(shop)).toEqual({ listed: 1, buyer: 1, teacher: 1 });
  });

  describe.each(calls)('with the call "%s" broken', (call) => {
    test.each(faults)('(%s), each effect comes about once', async (fault) => {
      const shop = aShop();
      const sessionId = await aPaidSession(shop);
      let first = true;
      await arrivals[arrival]?.(sessionId, () => {
        const world = processOf(shop, first ? { call, fault } : undefined);
        first = false;
        return world;
      });
      const marks = await shop.payments.marks(`pi_${sessionId}`);
      const before = effectsOf(shop);
      await recover(sessionId, shop);

      const after = effectsOf(shop);
      expect(after.listed).toBe(1);
      for (const kind of ['buyer', 'teacher'] as const) {
        // Taken, and nobody left who knows: it has to be sent again.
        const forgotten = before[kind] === 1 && marks[`mail_${kind}`] === undefined;
        if (forgotten) expect(mayForget(call, fault, kind)).toBe(true);
        const sentAgain = forgotten || (fault === 'answer lost' && call === sending[kind]);
        expect(after[kind]).toBe(sentAgain ? 2 : 1);
      }
    });
  });
});

/** Whether a mail that was taken may be forgotten: its answer, whoever heard it, or the writing down was lost. */
function mayForget(call: Call, fault: Fault, kind: 'buyer' | 'teacher'): boolean {
  if (fault.startsWith('crash')) return true;
  if (fault === 'refused') return call === `done mail_${kind}`;
  return call === sending[kind];
}
