import { columns } from '../figures.mjs';
import { startFunction } from './functionProcess.mjs';
import { askForPayments } from './load.mjs';
import { payment } from './requests.mjs';

const step = 20_000;
const steps = 5;
/** By how much memory may have grown between the first step and the last: objects in use, and the process. */
const limits = { heapUsed: 1.05, rss: 1.1 };

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** The memory of one create-payment after a full collection, every so many requests. */
export async function memory(world) {
  const process = await startFunction({ place: 'ours', name: 'create-payment', ...world, measured: true });
  const seen = [];
  try {
    await process.firstAnswer(payment());
    for (let done = step; done <= step * steps; done += step) {
      await askForPayments(process.address, step);
      seen.push({ done, ...(await process.memory()) });
    }
  } finally {
    await process.stop();
  }
  const [first] = seen;
  const last = seen.at(-1);
  const growth = { heapUsed: last.heapUsed / first.heapUsed, rss: last.rss / first.rss };
  const within = growth.heapUsed <= limits.heapUsed && growth.rss <= limits.rss;
  const text = columns([
    ['memory after so many payments, MB', 'heap in use', 'process'],
    ...seen.map(({ done, heapUsed, rss }) => [
      done.toLocaleString('en'),
      megabytes(heapUsed),
      megabytes(rss),
    ]),
    ['growth from first to last', `${growth.heapUsed.toFixed(3)}×`, `${growth.rss.toFixed(3)}×`],
    ['limit', `${limits.heapUsed}×`, `${limits.rss}×`],
  ]);
  return { text: `${text}\n${within ? 'flat' : 'NOT FLAT'}`, within };
}
