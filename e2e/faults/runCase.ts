import { claimLease } from '@surya/functions/testing';
import type { FaultKind, Provider } from '@surya/sandbox';
import type { Harness } from './harness.ts';
import type { Scenario } from './scenario.ts';

/** The faults: what a provider does at a call, or `crash`, the end of the process that made the call. */
export const faultTypes = [
  'refused',
  'timeout',
  'status-429',
  'status-500',
  'malformed',
  'lost',
  'crash',
] as const satisfies (FaultKind | 'crash')[];
export type FaultType = (typeof faultTypes)[number];

/** Which of webhook, success page and sweep reach the functions, in which order. */
export const deliveryOrders = {
  'webhook first': async (scenario: Scenario) => {
    await scenario.deliverWebhook();
    await scenario.openSuccessPage();
  },
  'page first': async (scenario: Scenario) => {
    await scenario.openSuccessPage();
    await scenario.deliverWebhook();
  },
  'both at once': (scenario: Scenario) =>
    Promise.all([scenario.deliverWebhook(), scenario.openSuccessPage()]),
  'webhook ×10': async (scenario: Scenario) => {
    await Promise.all([scenario.deliverWebhook(), scenario.deliverWebhook(), scenario.deliverWebhook()]);
    for (let time = 3; time < 10; time += 1) await scenario.deliverWebhook();
  },
  'sweep alone': (scenario: Scenario) => scenario.sweep(),
} as const;
export type DeliveryOrder = keyof typeof deliveryOrders;

/** A call of the fulfilment: the n-th of that name. */
export interface Target {
  provider: Provider;
  name: string;
  occurrence: number;
  /** Whether the call needs a Brevo account without lists. */
  emptyAccount: boolean;
}

/** Which call fails, how and for how long, and in which order the functions are called. */
export interface Case {
  target: Target;
  fault: FaultType;
  /** Whether the fault lasts until the delivery order is through; otherwise it hits once. */
  persistent: boolean;
  order: DeliveryOrder;
}

export interface CaseResult {
  /** Whether the call was made at all. */
  reached: boolean;
  /** Mails that were sent twice, where no sender could know that the first was accepted. */
  duplicates: number;
  /** Rules that were broken, as sentences. */
  violations: readonly string[];
}

/** How long providers may take, milliseconds: where one never responds, and where all do. */
const shortTimeout = 1_000;
const longTimeout = 60_000;
/** How often Stripe, or the scheduler, retries. */
const maxRetries = 4;
/** The call that looks for the list: before its creation and after it, to agree with other processes. */
const listLookup = 'GET /contacts/lists';
/** The category of each mail. */
const categories = { buyer: 'participant-confirmation', teacher: 'teacher-sold' };

/** Gets the calls that a sale makes without faults, each name once. */
export async function getTargets(order: DeliveryOrder, harness: Harness): Promise<Target[]> {
  const targets = new Map<string, Target>();
  for (const emptyAccount of [false, true]) {
    await harness.withScenario(emptyAccount, longTimeout, async (scenario) => {
      await deliveryOrders[order](scenario);
      const { calls } = scenario.mocks.faults;
      calls.forEach(({ provider, name }, index) => {
        const occurrence = calls.slice(0, index + 1).filter((call) => call.name === name).length;
        // Only the list lookup repeats within one process; other repetitions are those of other processes.
        if (occurrence > (name === listLookup ? 2 : 1)) return;
        const key = `${name} ${occurrence}`;
        if (!targets.has(key)) targets.set(key, { provider, name, occurrence, emptyAccount });
      });
    });
  }
  return [...targets.values()];
}

/**
 * Runs a case. A timeout case with violations runs again with longer timeouts: on a busy machine a slow
 * response passes for none, and a real violation shows again.
 */
export async function runCase(one: Case, harness: Harness): Promise<CaseResult> {
  let result = await attempt(one, harness, shortTimeout);
  for (let timeout = shortTimeout * 5; result.violations.length > 0 && timeout < longTimeout; timeout *= 5) {
    if (one.fault !== 'timeout') break;
    result = await attempt(one, harness, timeout);
  }
  return result;
}

/**
 * Injects the fault while the functions are called; then removes it, lets leases expire, and retries until
 * the webhook, or the sweep, accepts.
 */
function attempt(one: Case, harness: Harness, silentTimeout: number): Promise<CaseResult> {
  const { target, fault, persistent, order } = one;
  const timeout = fault === 'timeout' ? silentTimeout : longTimeout;
  return harness.withScenario(target.emptyAccount, timeout, async (scenario) => {
    const { faults } = scenario.mocks;
    inject(one, scenario);
    await deliveryOrders[order](scenario);
    const reached = faults.calls.some((call) => call.fault !== 'none');
    const before = { effects: scenario.getEffects(), metadata: scenario.getMetadata() };

    faults.set(target.provider, { kind: 'none' });
    let accepted = false;
    for (let retry = 0; retry < maxRetries && !accepted; retry += 1) {
      scenario.advance(claimLease);
      accepted = order === 'sweep alone' ? await scenario.sweep() : await scenario.deliverWebhook();
    }
    const { violations } = scenario;
    if (!accepted) violations.push('it never recovers');
    if (!(await scenario.sweep())) violations.push('the sweep finds unfinished work');

    const { listed, ...sent } = scenario.getEffects();
    if (listed !== 1) violations.push(`on ${listed} lists`);
    let duplicates = 0;
    for (const kind of ['buyer', 'teacher'] as const) {
      // Sent, and unknown to every process: it crashed, or could not record the mail while it ran.
      const unrecorded = before.effects[kind] === 1 && before.metadata[`mail_${kind}`] === undefined;
      const forgotten = fault === 'crash' || (persistent && target.name.endsWith(` mail_${kind}`));
      const mayRepeat = scenario.uncertainMails.has(categories[kind]) || (unrecorded && forgotten);
      if (sent[kind] === 2 && mayRepeat) duplicates += 1;
      else if (sent[kind] !== 1) violations.push(`${sent[kind]} mails to the ${kind}`);
      if (scenario.getMetadata()[`mail_${kind}`] === undefined)
        violations.push(`the mail to the ${kind} is not recorded`);
    }
    return { reached, duplicates, violations };
  });
}

function inject({ target, fault, persistent }: Case, scenario: Scenario): void {
  const { faults, changes } = scenario.mocks;
  const kind = fault === 'crash' ? 'lost' : fault;
  const times = persistent ? {} : { times: 1 };
  faults.set(target.provider, { kind, call: target.name, skip: target.occurrence - 1, ...times });
  if (fault !== 'crash') return;
  const crash = () => {
    const lost = faults.calls.find((call) => call.fault === 'lost');
    if (!lost) return;
    changes.off('change', crash);
    scenario.kill(lost.port);
  };
  changes.on('change', crash);
}
