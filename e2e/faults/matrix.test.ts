import { type FinishedCase, formatMatrix } from './formatMatrix.ts';
import { Harness } from './harness.ts';
import {
  type Case,
  type DeliveryOrder,
  deliveryOrders,
  type FaultType,
  faultTypes,
  getTargets,
  runCase,
} from './runCase.ts';

/**
 * Every provider call of a sale fails, in every way and in every delivery order. After recovery each effect
 * has happened exactly once (docs/decisions/0013-effects-happen-exactly-once.md), except a mail of which no
 * sender could know that it was accepted; and no response reported success before it was true.
 */
const harness = new Harness();
const finished: FinishedCase[] = [];
const orders = Object.keys(deliveryOrders) as DeliveryOrder[];
const sweepList = 'GET /v1/checkout/sessions';
const severeFaults = new Set<FaultType>(['lost', 'crash']);
/** Cases at once: while one waits for a provider that never responds, others run. */
const concurrency = 16;

async function getCases(order: DeliveryOrder): Promise<Case[]> {
  const targets = await getTargets(order, harness);
  return targets.flatMap((target) =>
    faultTypes
      // After its list the sweep runs the same code as the webhook: the severe faults are enough.
      .filter((fault) => order !== 'sweep alone' || target.name === sweepList || severeFaults.has(fault))
      .flatMap((fault) => {
        // One order is enough for persistent faults; and a process crashes once.
        const persists = order === 'both at once' && fault !== 'crash';
        const one = { target, fault, order };
        return [{ ...one, persistent: false }, ...(persists ? [{ ...one, persistent: true }] : [])];
      }),
  );
}

beforeAll(async () => {
  const { stackTraceLimit } = Error;
  // Stripe's SDK captures a stack with every request, and Jest reads source maps for each.
  Error.stackTraceLimit = 0;
  await harness.open();
  const cases = (await Promise.all(orders.map(getCases))).flat();
  // The cases that wait longest run first.
  cases.sort((one, other) => Number(other.fault === 'timeout') - Number(one.fault === 'timeout'));
  const runCases = async () => {
    for (let one = cases.shift(); one; one = cases.shift()) {
      finished.push({ ...one, result: await runCase(one, harness) });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runCases));
  await harness.close();
  Error.stackTraceLimit = stackTraceLimit;
  process.stdout.write(formatMatrix(finished));
}, 600_000);

test('a sale makes these calls and no other', () => {
  expect([...new Set(finished.map(({ target }) => target.name))].sort()).toEqual([
    'GET /contacts/folders',
    'GET /contacts/lists',
    'GET /v1/checkout/sessions',
    'GET /v1/checkout/sessions/{id}',
    'GET /v1/payment_intents/{id}',
    'POST /contacts',
    'POST /contacts/folders',
    'POST /contacts/lists',
    'POST /v1/payment_intents/{id} list',
    'POST /v1/payment_intents/{id} list_claim_1',
    'POST /v1/payment_intents/{id} mail_buyer',
    'POST /v1/payment_intents/{id} mail_buyer_claim_1',
    'POST /v1/payment_intents/{id} mail_teacher',
    'POST /v1/payment_intents/{id} mail_teacher_claim_1',
    'POST /v3/mail/send participant-confirmation',
    'POST /v3/mail/send teacher-sold',
  ]);
});

test.each(orders)('%s: each effect happens once, whatever fails', (order) => {
  const cases = finished.filter((one) => one.order === order);
  const violations = cases.flatMap(({ fault, target, persistent, result }) =>
    result.violations.map(
      (violation) => `${persistent ? 'persistent ' : ''}${fault} at ${target.name}: ${violation}`,
    ),
  );
  expect(violations).toEqual([]);
  expect(cases.filter(({ result }) => result.reached).length).toBeGreaterThan(30);
});
