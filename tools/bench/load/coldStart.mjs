import { columns, median } from '../statistics.mjs';
import { startFunction } from './functionProcess.mjs';
import { health, hello, works } from './requests.mjs';

/** How much longer than the bare hello a function may take from the start of its process to its first answer. */
const limit = 1.5;

/**
 * Starts every function in a new process in each round, the hello function too.
 * @param rounds how many
 * @returns the table, and whether all are within the limit
 */
export async function coldStarts(rounds, context) {
  const first = async (place, name, request) => {
    const process = await startFunction({ place, name, ...context });
    try {
      return await process.firstAnswer(request);
    } finally {
      await process.stop();
    }
  };
  const times = new Map();
  const note = (name, time) => times.set(name, [...(times.get(name) ?? []), time]);
  for (let round = 0; round < rounds; round += 1) {
    note('hello', await first('bare', 'hello', hello));
    for (const [name, work] of Object.entries(works)) {
      note(name, await first('ours', name, health));
      note(`${name}, with its first work`, await first('ours', name, work()));
    }
  }
  const base = median(times.get('hello'));
  const rows = [...times].map(([name, all]) => [name, median(all), median(all) / base]);
  const within = rows.every(([name, , ratio]) => name.includes('first work') || ratio <= limit);
  const text = columns([
    ['cold start: process start to first answer', 'ms', 'ratio'],
    ...rows.map(([name, time, ratio]) => [name, time.toFixed(0), `${ratio.toFixed(2)}×`]),
  ]);
  return { text: `${text}\nmedian of ${rounds}; limit ${limit}×: ${within ? 'within' : 'OUTSIDE'}`, within };
}
