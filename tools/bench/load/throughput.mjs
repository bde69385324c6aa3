import { columns, median } from '../statistics.mjs';
import { startFunction } from './functionProcess.mjs';
import { askForPayments } from './load.mjs';
import { payment } from './requests.mjs';

/** What create-payment must reach beside the bare function: of its rate, and of its slowest answers. */
const limits = { rate: 0.6, p99: 2 };
/** Requests of a round, and before the first, so that both are compiled. */
const amounts = { round: 5_000, warmUp: 5_000 };

/** create-payment and the bare function with the same one call, in turns. */
export async function throughput(rounds, context) {
  const subjects = [
    { place: 'ours', name: 'create-payment', results: [] },
    { place: 'bare', name: 'one-call', results: [] },
  ];
  const running = [];
  try {
    for (const subject of subjects) {
      const process = await startFunction({ ...subject, ...context, measured: true });
      running.push(process);
      subject.address = process.address;
      await process.firstAnswer(payment());
      await askForPayments(process.address, amounts.warmUp);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { address, results } of subjects) results.push(await askForPayments(address, amounts.round));
    }
  } finally {
    for (const process of running) await process.stop();
  }
  const [ours, bare] = subjects.map(({ results }) => ({
    rate: median(results.map(({ rate }) => rate)),
    p99: median(results.map(({ p99 }) => p99)),
  }));
  const ratios = { rate: ours.rate / bare.rate, p99: ours.p99 / bare.p99 };
  const within = ratios.rate >= limits.rate && ratios.p99 <= limits.p99;
  const text = columns([
    ['payments, 10 at a time', 'create-payment', 'one plain fetch', 'ratio', 'limit'],
    [
      'answers a second',
      ours.rate.toFixed(0),
      bare.rate.toFixed(0),
      ratios.rate.toFixed(2),
      `≥ ${limits.rate}`,
    ],
    [
      '99 of 100 within, ms',
      ours.p99.toFixed(1),
      bare.p99.toFixed(1),
      ratios.p99.toFixed(2),
      `≤ ${limits.p99}`,
    ],
  ]);
  return { text: `${text}\nmedian of ${rounds} rounds: ${within ? 'within' : 'OUTSIDE'}`, within };
}
