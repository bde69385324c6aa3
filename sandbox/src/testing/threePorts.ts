import { randomInt } from 'node:crypto';
import { listen, PortTakenError } from '../listen.ts';

/** Finds the first of three consecutive free ports, outside the ephemeral range. */
export async function threePorts(): Promise<number> {
  const first = randomInt(20_000, 30_000);
  const tried = await Promise.allSettled([0, 1, 2].map((step) => listen(() => {}, first + step)));
  const held = tried.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  await Promise.all(held.map((listening) => listening.close()));
  const refusal = tried.find((attempt) => attempt.status === 'rejected');
  if (!refusal) return first;
  if (refusal.reason instanceof PortTakenError) return threePorts();
  throw refusal.reason;
}
