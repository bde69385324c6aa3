import { Floor } from './floor.ts';
import { type Tried, tableOf } from './table.ts';
import { type Arrival, arrivals, type Break, breaks, callsOf, type Trial, tried } from './trial.ts';

/**
 * Everything around a sale breaks: at every call of a provider, in every way, whoever comes first. After
 * things have recovered each effect has come about once, save that a mail may come twice of which nobody
 * could know that it had been taken; and nobody was told that all is well before it was.
 */
const floor = new Floor();
const trials: Tried[] = [];
const names = Object.keys(arrivals) as Arrival[];
const sweepList = 'GET /v1/checkout/sessions';
const hardest = new Set<Break>(['lost', 'crash']);
/** Trials at once: while some wait for a silent provider, others go on. */
const lanes = 16;

async function trialsOf(arrival: Arrival): Promise<Trial[]> {
  const targets = await callsOf(arrival, floor);
  return targets.flatMap((target) =>
    breaks
      // A sweep does what the webhook does, once it has its list: the hardest of it will do.
      .filter((broken) => arrival !== 'sweep alone' || target.name === sweepList || hardest.has(broken))
      .flatMap((broken) => {
        const trial = { target, broken, arrival };
        // One arrival is enough to see what a lasting fault adds; and a process dies once.
        const lasts = arrival === 'both at once' && broken !== 'crash';
        return [{ ...trial, lasting: false }, ...(lasts ? [{ ...trial, lasting: true }] : [])];
      }),
  );
}

beforeAll(async () => {
  const { stackTraceLimit } = Error;
  // Stripe's SDK asks for a stack with every request, and Jest reads source maps for each.
  Error.stackTraceLimit = 0;
  await floor.open();
  const all = (await Promise.all(names.map(trialsOf))).flat();
  // What waits longest begins first.
  all.sort((one, other) => Number(other.broken === 'timeout') - Number(one.broken === 'timeout'));
  const lane = async () => {
    for (let trial = all.shift(); trial; trial = all.shift()) {
      trials.push({ ...trial, outcome: await tried(trial, floor) });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await floor.close();
  Error.stackTraceLimit = stackTraceLimit;
  process.stdout.write(tableOf(trials));
}, 600_000);

test('a sale makes these calls and no other', () => {
  expect([...new Set(trials.map(({ target }) => target.name))].sort()).toEqual([
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

test.each(names)('%s: whatever breaks, each effect comes about once', (arrival) => {
  const own = trials.filter((trial) => trial.arrival === arrival);
  const wrongs = own.flatMap(({ broken, target, lasting, outcome }) =>
    outcome.wrongs.map((wrong) => `${broken}${lasting ? ' for long' : ''} at ${target.name}: ${wrong}`),
  );
  expect(wrongs).toEqual([]);
  expect(own.filter(({ outcome }) => outcome.reached).length).toBeGreaterThan(30);
});
