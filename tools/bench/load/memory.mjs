import { columns } from '../statistics.mjs';
import { startFunction } from './functionProcess.mjs';
import { askForPayments } from './load.mjs';
import { payment } from './requests.mjs';

const step = 20_000;
const steps = 5;
/**
 * By how much memory may have grown between the first step and the last. A leak of 25 bytes a payment passes
 * the limit of what is in use; what the process holds varies by when memory is handed back.
 */
const limits = { used: 1.1, rss: 1.25 };

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** The memory of one create-payment after a full collection, every so many requests. */
export async function memory(context) {
  const process = await startFunction({ place: 'ours', name: 'create-payment', ...context, measured: true });
  const seen = [];
  try {
    await process.firstAnswer(payment());
    for (let done = step; done <= step * steps; done += step) {
      await askForPayments(process.address, step);
      const { heapUsed, external, rss } = await process.memory();
      seen.push({ done, used: heapUsed + external, rss });
    }
  } finally {
    await process.stop();
  }
  const [first] = seen;
  const last = seen.at(-1);
  const growth = { used: last.used / first.used, rss: last.rss / first.rss };
  const within = growth.used <= limits.used && growth.rss <= limits.rss;
  const text = columns([
    ['memory after so many payments, MB', 'in use', 'process'],
    ...seen.map(({ done, used, rss }) => [done.toLocaleString('en'), megabytes(used), megabytes(rss)]),
    ['growth from first to last', `${growth.used.toFixed(3)}×`, `${growth.rss.toFixed(3)}×`],
    ['limit', `${limits.used}×`, `${limits.rss}×`],
  ]);
  return { text: `${text}\n${within ? 'flat' : 'NOT FLAT'}`, within };
}
