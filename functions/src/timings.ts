import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds spent per name in the request being answered. */
export type Timings = Map<string, number>;

const current = new AsyncLocalStorage<Timings>();

/** Answers a request with `timings` collecting what it spends where. */
export function withTimings<Result>(timings: Timings, work: () => Promise<Result>): Promise<Result> {
  return current.run(timings, work);
}

/** Adds the time that `work` takes to `name`; calls of the same name add up. */
export async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const timings = current.getStore();
  const start = performance.now();
  try {
    return await work();
  } finally {
    timings?.set(name, (timings.get(name) ?? 0) + performance.now() - start);
  }
}

/** The value of a `Server-Timing` header: `stripe;dur=182.4, total;dur=190.1`. */
export function serverTiming(timings: Timings): string {
  return [...timings].map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`).join(', ');
}
