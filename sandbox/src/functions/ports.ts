import { listen } from '../listening.ts';

/** As many free ports of this machine as asked for, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, () => listen(() => {}, 0)));
  await Promise.all(held.map((listening) => listening.close()));
  return held.map(({ port }) => port);
}
