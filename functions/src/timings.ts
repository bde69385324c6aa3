import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds spent in one request, by name of the service. */
export type Timings = Map<string, number>;

const current = new AsyncLocalStorage<Timings>();

/** Runs `work` while `timed` adds to `timings`. */
export function withTimings<Result>(timings: Timings, work: () => Promise<Result>): Promise<Result> {
  return current.run(timings, work);
}

/** Runs `work` and adds its duration to `name`; calls of the same name add up. */
export async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const timings = current.getStore();
  const start = performance.now();
  try {
    return await work();
  } finally {
    timings?.set(name, (timings.get(name) ?? 0) + performance.now() - start);
  }
}

/** Formats timings as a `Server-Timing` header: `stripe;dur=182.4, total;dur=190.1`. */
export function formatServerTiming(timings: Timings): string {
  return [...timings].map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`).join(', ');
}
