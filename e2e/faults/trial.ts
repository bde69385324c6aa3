import { claimLease } from '@surya/functions/testing';
import type { FaultKind, Provider } from '@surya/sandbox';
import type { Cell } from './cell.ts';
import type { Floor } from './floor.ts';

/** Ways to break: what a provider can be made to do at a call, or the end of the process that made it. */
export const breaks = [
  'refused',
  'timeout',
  'status-429',
  'status-500',
  'malformed',
  'lost',
  'crash',
] as const satisfies (FaultKind | 'crash')[];
export type Break = (typeof breaks)[number];

/** Who comes to a sale, and in which order. */
export const arrivals = {
  'webhook first': async (cell: Cell) => {
    await cell.tell();
    await cell.comeBack();
  },
  'page first': async (cell: Cell) => {
    await cell.comeBack();
    await cell.tell();
  },
  'both at once': (cell: Cell) => Promise.all([cell.tell(), cell.comeBack()]),
  'webhook ×10': async (cell: Cell) => {
    await Promise.all([cell.tell(), cell.tell(), cell.tell()]);
    for (let time = 3; time < 10; time += 1) await cell.tell();
  },
  'sweep alone': (cell: Cell) => cell.sweep(),
} as const;
export type Arrival = keyof typeof arrivals;

/** A call that fulfilment makes: the so-many-th of that name. */
export interface Target {
  provider: Provider;
  name: string;
  nth: number;
  /** Made only where Brevo's account is new. */
  fresh: boolean;
}

/** What is broken, how, for how long, and who comes meanwhile. */
export interface Trial {
  target: Target;
  broken: Break;
  /** Until everybody has come and gone; otherwise once. */
  lasting: boolean;
  arrival: Arrival;
}

/** What became of a trial. */
export interface Outcome {
  /** Whether the call was made at all. */
  reached: boolean;
  /** Mails that came twice, and may have: nobody could know that they had been taken. */
  twice: number;
  /** What must never be, in words. */
  wrongs: readonly string[];
}

/** Milliseconds that providers are waited for: where one keeps silent, and where none does. */
const scarce = 1_000;
const ample = 60_000;
/** How often Stripe, or the scheduler, comes again before all hope is given up. */
const returns = 4;
/** The call that looks for the list: before it is made, and after, to agree with whoever else made it. */
const listLookup = 'GET /contacts/lists';
/** The category of each mail. */
const mails = { buyer: 'participant-confirmation', teacher: 'teacher-sold' };

/** The calls that a sale makes with nothing broken, each once: of those who come, and look at each other's work. */
export async function callsOf(arrival: Arrival, floor: Floor): Promise<Target[]> {
  const targets = new Map<string, Target>();
  for (const fresh of [false, true]) {
    await floor.cell(fresh, ample, async (cell) => {
      await arrivals[arrival](cell);
      const { calls } = cell.standIns.faults;
      calls.forEach(({ provider, name }, index) => {
        const nth = calls.slice(0, index + 1).filter((call) => call.name === name).length;
        // Only a new list is looked up twice; all else is repeated by others.
        if (nth > (name === listLookup ? 2 : 1)) return;
        const key = `${name} ${nth}`;
        if (!targets.has(key)) targets.set(key, { provider, name, nth, fresh });
      });
    });
  }
  return [...targets.values()];
}

/**
 * Tries it, and where a provider that keeps silent seems to do harm, tries again with more patience: on a
 * machine that has much else to do slowness passes for silence, and harm that is ours comes back.
 */
export async function tried(trial: Trial, floor: Floor): Promise<Outcome> {
  let outcome = await attempted(trial, floor, scarce);
  for (let patience = scarce * 5; outcome.wrongs.length > 0 && patience < ample; patience *= 5) {
    if (trial.broken !== 'timeout') break;
    outcome = await attempted(trial, floor, patience);
  }
  return outcome;
}

/**
 * Breaks a call, once or until everybody has come and gone; then things recover, claims outlive their lease,
 * and Stripe or the scheduler comes again until it is content.
 */
function attempted(
  { target, broken, lasting, arrival }: Trial,
  floor: Floor,
  patience: number,
): Promise<Outcome> {
  const timeout = broken === 'timeout' ? patience : ample;
  return floor.cell(target.fresh, timeout, async (cell) => {
    const { faults, changes } = cell.standIns;
    const kind = broken === 'crash' ? 'lost' : broken;
    const times = lasting ? {} : { times: 1 };
    faults.set(target.provider, { kind, call: target.name, skip: target.nth - 1, ...times });
    if (broken === 'crash') {
      const crash = () => {
        const last = faults.calls.find(({ fault }) => fault === 'lost');
        if (!last) return;
        changes.off('change', crash);
        cell.kill(last.port);
      };
      changes.on('change', crash);
    }
    await arrivals[arrival](cell);
    const reached = faults.calls.some(({ fault }) => fault !== 'none');
    const before = { effects: cell.effects(), marks: cell.marks() };

    faults.set(target.provider, { kind: 'none' });
    let content = false;
    for (let time = 0; time < returns && !content; time += 1) {
      cell.wait(claimLease);
      content = arrival === 'sweep alone' ? await cell.sweep() : await cell.tell();
    }
    const { wrongs } = cell;
    if (!content) wrongs.push('it never recovers');
    if (!(await cell.sweep())) wrongs.push('the sweep finds something to do');

    const { listed, ...sent } = cell.effects();
    if (listed !== 1) wrongs.push(`on ${listed} lists`);
    let twice = 0;
    for (const kind of ['buyer', 'teacher'] as const) {
      // Taken, and nobody left who knows: the process died, or could not write it down for as long as it ran.
      const unwritten = before.effects[kind] === 1 && before.marks[`mail_${kind}`] === undefined;
      const forgotten = broken === 'crash' || (lasting && target.name.endsWith(` mail_${kind}`));
      const mayBeTwice = cell.unclear.has(mails[kind]) || (unwritten && forgotten);
      if (sent[kind] === 2 && mayBeTwice) twice += 1;
      else if (sent[kind] !== 1) wrongs.push(`${sent[kind]} mails to the ${kind}`);
      if (cell.marks()[`mail_${kind}`] === undefined)
        wrongs.push(`the mail to the ${kind} is not remembered`);
    }
    return { reached, twice, wrongs };
  });
}
